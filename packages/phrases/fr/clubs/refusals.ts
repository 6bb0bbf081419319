import type { refusals as en } from '../../en/clubs/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClubCodeUnknown': 'Aucun club n’a ce code. Vérifiez-le auprès de votre club.',
  'error.AlreadyMember': 'Vous êtes déjà membre de ce club.',
  'error.PoliciesAllAccepted': 'Il n’y a rien à rappeler : aucun règlement n’attend de réponse.',
  'error.PoliciesRemindedAlready': 'Un rappel est parti il y a peu. Le prochain pourra partir dans {{minutes}} min.',
};
