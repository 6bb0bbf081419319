import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Accetta',
  'members.sayNo': 'Rifiuta',
  'members.letInDone': '{{name}} ora fa parte del club',
  'members.saidNo': '{{name}} riceve una mail con il tuo no',
  'members.sayNoTitle': 'Rifiutare {{name}}?',
  'members.sayNoText': 'Lo dice una mail. Chi ha il codice del club può chiedere di nuovo.',
  'members.joinRequests': 'Richieste ({{number}})',
  'members.asksToJoin': 'Chi chiede di entrare',
  'members.waitCount_one': '{{number}} persona aspetta',
  'members.waitCount_many': '{{number}} persone aspettano',
  'members.waitCount_other': '{{number}} persone aspettano',
  'members.asksSince': 'Chiesto il',
  'members.askedJoinOn': 'Chiesto il {{date}}',
  'members.asksHint': 'Nome o nickname',
  'members.nobodyAsks': 'Nessuno aspetta',
  'members.nobodyAsksText':
    'Se le impostazioni del club chiedono la tua approvazione, chi inserisce il codice del club aspetta qui la tua risposta.',
  'members.nobodyAsksSo': 'Nessuno con questo nome aspetta',
  'members.joinWaits': '{{club}} ha la tua richiesta del {{date}}. Ricevi una mail con la risposta.',
  'members.joinWithdrawn': 'La tua richiesta a {{club}} è ritirata',
  'members.withdrawJoining': 'Ritira',
};
