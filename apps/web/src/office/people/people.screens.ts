import type { Screen } from '../../platform/screen.ts';

export const peopleScreens: readonly Screen[] = [
  {
    name: 'ManageUsers',
    title: 'members.people',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'members.people', place: 10 },
    load: () => import('./ManageUsers.tsx'),
  },
];
