import type { Screen } from '../../platform/screen.ts';

export const measuresScreens: readonly Screen[] = [
  {
    name: 'AdvancedBiometrics',
    title: 'measures.title',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Progress'],
    load: () => import('./AdvancedBiometrics.tsx'),
  },
  {
    name: 'BodyCompositionView',
    title: 'measures.composition',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Progress'],
    load: () => import('./BodyCompositionView.tsx'),
  },
  {
    name: 'BiometricReport',
    title: 'measures.report',
    who: 'signedIn',
    unlisted: true,
    under: ['Progress'],
    shape: 'detail',
    load: () => import('./BiometricReport.tsx'),
  },
  {
    name: 'AthletesBiometrics',
    title: 'measures.athletes',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'members', label: 'measures.title', place: 18 },
    load: () => import('./AthletesBiometrics.tsx'),
  },
];
