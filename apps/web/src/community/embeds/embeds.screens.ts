import type { Screen } from '../../platform/screen.ts';

export const embedsScreens: readonly Screen[] = [
  {
    name: 'RankingsEmbed',
    title: 'embeds.title',
    who: ['Owner', 'Trainer'],
    shape: 'form',
    under: ['Rankings'],
    load: () => import('./RankingsEmbed.tsx'),
  },
];
