import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LastManager': 'Nessun altro gestisce questo club. Nomina prima un altro manager.',
};
