import type { Screen } from '../../platform/screen.ts';

export const measuresScreens: readonly Screen[] = [
  {
    name: 'AdvancedBiometrics',
    title: 'measures.title',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./AdvancedBiometrics.tsx'),
  },
];
