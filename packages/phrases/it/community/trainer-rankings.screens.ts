import type { screens as en } from '../../en/community/trainer-rankings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'trainerRankings.title': 'Classifiche dei trainer',
  'trainerRankings.details': 'I miei corsi in cifre',
};
