import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Accetta',
  'members.sayNo': 'Rifiuta',
  'members.letInDone': '{{name}} ora fa parte del club',
  'members.saidNo': '{{name}} riceve una mail con il tuo no',
  'members.sayNoTitle': 'Rifiutare {{name}}?',
  'members.sayNoText': 'Lo dice una mail. Chi ha il codice del club può chiedere di nuovo.',
};
