import type { Screen } from '../../platform/screen.ts';

export const demoUsersScreens: readonly Screen[] = [
  {
    name: 'DemoUsers',
    title: 'demo.users',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'setUp', label: 'demo.users', place: 27 },
    load: () => import('./DemoUsers.tsx'),
  },
  {
    name: 'EditDemoUser',
    title: 'demo.user',
    who: 'signedIn',
    unlisted: true,
    shape: 'form',
    under: ['DemoUsers'],
    load: () => import('./EditDemoUser.tsx'),
  },
];
