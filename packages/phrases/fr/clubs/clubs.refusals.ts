import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Aucun club n’a ce code. Vérifiez-le auprès de votre club.',
  'error.ClubCodeAttempts': 'Trop de codes erronés. Réessayez dans {{minutes}} min ou demandez au club son lien d’invitation.',
  'error.AlreadyMember': 'Vous êtes déjà membre de ce club.',
};
