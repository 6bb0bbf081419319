import type { Screen } from '../../platform/screen.ts';

export const membershipScreens: readonly Screen[] = [
  {
    name: 'Roles',
    title: 'members.roles',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'members.roles', place: 30 },
    load: () => import('./Roles.tsx'),
  },
];
