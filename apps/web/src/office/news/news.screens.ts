import type { Screen } from '../../platform/screen.ts';

export const newsScreens: readonly Screen[] = [
  {
    name: 'News',
    title: 'news.title',
    who: 'signedIn',
    menu: { section: 'brand', place: 50, forAdministrators: true },
    load: () => import('./News.tsx'),
  },
];
