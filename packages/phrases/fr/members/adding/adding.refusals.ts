import type { refusals as en } from '../../../en/members/adding/adding.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProfileIsHers':
    'Cette personne se connecte désormais ou a confirmé son e-mail : le profil est le sien et elle seule le modifie.',
};
