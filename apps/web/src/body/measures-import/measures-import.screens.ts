import type { Screen } from '../../platform/screen.ts';

export const measuresImportScreens: readonly Screen[] = [
  {
    name: 'MeasureMany',
    title: 'measureMany.title',
    who: ['Owner', 'Manager', 'Trainer'],
    under: ['AthletesBiometrics'],
    load: () => import('./MeasureMany.tsx'),
  },
];
