import type { refusals as en } from '../../en/community/trainer-rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainerRankingsOff': 'Ce club ne classe pas ses entraîneurs. Ses réglages l’activent.',
};
