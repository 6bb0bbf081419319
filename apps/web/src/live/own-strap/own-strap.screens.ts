import type { Screen } from '../../platform/screen.ts';

export const ownStrapScreens: readonly Screen[] = [
  {
    name: 'OwnStrap',
    title: 'ownStrap.title',
    who: 'signedIn',
    under: ['Today'],
    shape: 'detail',
    load: () => import('./OwnStrap.tsx'),
  },
  {
    name: 'WorkoutSheetRun',
    title: 'runs.run',
    who: 'signedIn',
    needsId: true,
    under: ['Today'],
    shape: 'list',
    load: () => import('./RunWithStrap.tsx'),
  },
];
