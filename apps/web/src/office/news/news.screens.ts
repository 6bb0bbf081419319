import type { Screen } from '../../platform/screen.ts';

export const newsScreens: readonly Screen[] = [
  {
    name: 'News',
    title: 'news.title',
    who: 'signedIn',
    load: () => import('./News.tsx'),
  },
];
