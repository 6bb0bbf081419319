import type { refusals as en } from '../../en/community/trainer-rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainerRankingsOff': 'Este club no clasifica a sus entrenadores. Se activa en sus ajustes.',
};
