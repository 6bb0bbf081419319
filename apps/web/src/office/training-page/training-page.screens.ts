import type { Screen } from '../../platform/screen.ts';

export const trainingPageScreens: readonly Screen[] = [
  {
    name: 'Training',
    title: 'training.training',
    who: 'signedIn',
    needsId: true,
    under: ['Journal'],
    shape: 'detail',
    load: () => import('./TrainingPage.tsx'),
  },
];
