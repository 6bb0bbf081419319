import type { refusals as en } from '../../en/community/trainer-rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainerRankingsOff': 'Questo club non mette i trainer in classifica. Lo si attiva nelle sue impostazioni.',
};
