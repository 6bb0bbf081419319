import type { refusals as en } from '../../en/clubs/policies.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PoliciesAllAccepted': 'Il n’y a rien à rappeler : aucun règlement n’attend de réponse.',
  'error.PoliciesRemindedAlready': 'Un rappel est parti il y a peu. Le prochain pourra partir dans {{minutes}} min.',
};
