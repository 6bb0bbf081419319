import type { Screen } from '../../platform/screen.ts';

export const ownLiveScreens: readonly Screen[] = [
  {
    name: 'OwnLive',
    title: 'ownLive.title',
    who: 'signedIn',
    under: ['Today'],
    shape: 'detail',
    load: () => import('./OwnLive.tsx'),
  },
];
