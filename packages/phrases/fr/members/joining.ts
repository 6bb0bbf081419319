import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Accepter',
  'members.sayNo': 'Refuser',
  'members.letInDone': '{{name}} fait désormais partie du club',
  'members.saidNo': '{{name}} reçoit un mail avec votre refus',
  'members.sayNoTitle': 'Refuser {{name}} ?',
  'members.sayNoText': 'Un mail le dit. Qui a le code du club peut demander à nouveau.',
  'members.joinRequests': 'Demandes ({{number}})',
  'members.asksToJoin': 'Qui demande à entrer',
  'members.waitCount_one': '{{number}} personne attend',
  'members.waitCount_many': '{{number}} personnes attendent',
  'members.waitCount_other': '{{number}} personnes attendent',
  'members.asksSince': 'Demandé le',
  'members.askedJoinOn': 'Demandé le {{date}}',
  'members.asksHint': 'Nom ou pseudo',
  'members.nobodyAsks': 'Personne n’attend',
  'members.nobodyAsksText':
    'Si les réglages du club demandent votre accord, qui saisit le code du club attend ici votre réponse.',
  'members.nobodyAsksSo': 'Personne de ce nom n’attend',
  'members.joinWaits': '{{club}} a votre demande du {{date}}. Vous recevez un mail avec la réponse.',
  'members.joinWithdrawn': 'Votre demande à {{club}} est retirée',
  'members.withdrawJoining': 'Retirer',
};
