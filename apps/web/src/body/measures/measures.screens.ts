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
  {
    name: 'AthletesBiometrics',
    title: 'measures.athletes',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'measures.title', place: 18 },
    load: () => import('./AthletesBiometrics.tsx'),
  },
];
