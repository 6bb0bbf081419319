import type { Screen } from '../../platform/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    name: 'Home',
    title: 'accounts.home',
    who: 'signedOut',
    frame: 'bare',
    load: () => import('./Home.tsx'),
  },
];
