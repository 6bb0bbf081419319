import type { screens as en } from '../../en/community/trainer-rankings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'trainerRankings.title': 'Clasificaciones de entrenadores',
  'trainerRankings.details': 'Mis clases en cifras',
};
