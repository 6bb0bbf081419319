import type { screens as en } from '../../en/community/community.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Sfide',
  'challenges.mine': 'Le mie sfide',
  'challenges.one': 'Sfida',
  'challenges.editor': 'Modifica sfida',
  'challenges.ofBrand': 'Sfide del brand',
  'challenges.objective': 'Modifica sfida a obiettivi',
  'embeds.title': 'Classifiche su un sito',
  'levels.title': 'Il mio livello',
  'rankings.title': 'Classifiche',
  'rankings.brandTitle': 'Classifiche del marchio',
  'rankings.mineTitle': 'La mia classifica',
  'trainerRankings.title': 'Classifiche dei trainer',
  'trainerRankings.details': 'Le mie lezioni in cifre',
};
