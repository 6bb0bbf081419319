import type { Screen } from '../../platform/screen.ts';

export const providerWorkoutsScreens: readonly Screen[] = [
  {
    name: 'ProviderWorkouts',
    title: 'provider.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'provider.title', place: 14 },
    load: () => import('./ProviderWorkouts.tsx'),
  },
];
