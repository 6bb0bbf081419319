import type { Screen } from '../../platform/screen.ts';

export const levelsScreens: readonly Screen[] = [
  {
    name: 'MyLevel',
    title: 'levels.title',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Progress'],
    load: () => import('./MyLevel.tsx'),
  },
];
