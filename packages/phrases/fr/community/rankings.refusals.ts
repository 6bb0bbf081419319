import type { refusals as en } from '../../en/community/rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RankingsOff': 'Ce club ne classe pas ses sportifs. Les classements s’activent dans ses réglages.',
};
