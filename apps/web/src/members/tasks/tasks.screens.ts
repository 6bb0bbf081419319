import type { Screen } from '../../platform/screen.ts';

export const tasksScreens: readonly Screen[] = [
  {
    name: 'Tasks',
    title: 'members.tasks',
    who: 'signedIn',
    ofStaff: true,
    menu: { section: 'members', place: 45 },
    load: () => import('./Tasks.tsx'),
  },
];
