import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LastManager': 'Nadie más gestiona este club. Nombra antes a otro gestor.',
};
