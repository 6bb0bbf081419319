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
];
