import type { Screen } from '../../platform/screen.ts';

export const newsScreens: readonly Screen[] = [
  {
    name: 'News',
    title: 'news.title',
    who: 'signedIn',
    menu: { section: 'news' },
    load: () => import('./News.tsx'),
  },
];
