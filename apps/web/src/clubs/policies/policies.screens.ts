import type { Screen } from '../../platform/screen.ts';

export const policiesScreens: readonly Screen[] = [
  {
    name: 'Policies',
    title: 'clubs.policies',
    who: 'signedIn',
    menu: { section: 'setUp', label: 'clubs.policies', place: 40, forManagers: true },
    under: ['Profile'],
    load: () => import('./Policies.tsx'),
  },
];
