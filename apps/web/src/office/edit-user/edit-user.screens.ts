import type { Screen } from '../../platform/screen.ts';

export const editUserScreens: readonly Screen[] = [
  {
    name: 'EditUser',
    title: 'kit.member',
    who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'],
    needsId: true,
    under: ['ManageUsers'],
    shape: 'member',
    load: () => import('./EditUser.tsx'),
  },
];
