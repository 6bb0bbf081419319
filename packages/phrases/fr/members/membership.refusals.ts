import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.LastManager': "Personne d'autre ne gère ce club. Nommez d'abord un autre gérant.",
};
