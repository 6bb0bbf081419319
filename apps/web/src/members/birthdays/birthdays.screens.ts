import type { Screen } from '../../platform/screen.ts';

export const birthdaysScreens: readonly Screen[] = [
  {
    name: 'Birthdays',
    title: 'members.birthdays',
    who: 'signedIn',
    ofStaff: true,
    menu: { section: 'members', place: 50 },
    load: () => import('./Birthdays.tsx'),
  },
];
