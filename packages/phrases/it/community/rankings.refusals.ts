import type { refusals as en } from '../../en/community/rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RankingsOff': 'Questo club non fa classifiche degli atleti. Si attivano nelle sue impostazioni.',
};
