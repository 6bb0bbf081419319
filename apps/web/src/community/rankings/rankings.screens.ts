import type { Screen } from '../../platform/screen.ts';

export const rankingsScreens: readonly Screen[] = [
  {
    name: 'Rankings',
    title: 'rankings.title',
    who: ['Owner', 'Trainer'],
    menu: { section: 'engage', place: 20 },
    load: () => import('./Rankings.tsx'),
  },
];
