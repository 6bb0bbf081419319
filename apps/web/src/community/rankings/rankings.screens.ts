import type { Screen } from '../../platform/screen.ts';

export const rankingsScreens: readonly Screen[] = [
  {
    name: 'Rankings',
    title: 'rankings.title',
    who: ['Owner', 'Trainer'],
    menu: { section: 'engage', place: 20, needsRankings: 'athletes' },
    load: () => import('./Rankings.tsx'),
  },
  {
    name: 'BrandRankings',
    title: 'rankings.brandTitle',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brandRankings' },
    load: () => import('./BrandRankings.tsx'),
  },
  {
    name: 'MyRanking',
    title: 'rankings.mineTitle',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./MyRanking.tsx'),
  },
];
