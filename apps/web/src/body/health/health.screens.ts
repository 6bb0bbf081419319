import type { Screen } from '../../platform/screen.ts';

export const healthScreens: readonly Screen[] = [
  {
    name: 'HealthUsers',
    title: 'health.title',
    who: ['Owner', 'Trainer'],
    menu: { section: 'members', place: 19 },
    load: () => import('./HealthUsers.tsx'),
  },
  {
    name: 'MyHealth',
    title: 'health.mine',
    who: 'signedIn',
    ofTrainees: true,
    shape: 'detail',
    under: ['Profile'],
    load: () => import('./MyHealth.tsx'),
  },
];
