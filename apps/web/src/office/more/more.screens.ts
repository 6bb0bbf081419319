import type { Screen } from '../../platform/screen.ts';

export const moreScreens: readonly Screen[] = [
  {
    name: 'More',
    title: 'kit.more',
    who: 'signedIn',
    unlisted: true,
    listsRest: true,
    load: () => import('./More.tsx'),
  },
];
