import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Accepter',
  'members.sayNo': 'Refuser',
  'members.letInDone': '{{name}} fait désormais partie du club',
  'members.saidNo': '{{name}} reçoit un mail avec votre refus',
  'members.sayNoTitle': 'Refuser {{name}} ?',
  'members.sayNoText': 'Un mail le dit. Qui a le code du club peut demander à nouveau.',
};
