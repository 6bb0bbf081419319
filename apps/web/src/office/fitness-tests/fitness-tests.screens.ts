import type { Screen } from '../../platform/screen.ts';

export const fitnessTestsScreens: readonly Screen[] = [
  {
    name: 'FitnessTestView',
    title: 'fitnessTests.title',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Progress'],
    shape: 'detail',
    load: () => import('./FitnessTestView.tsx'),
  },
];
