import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Aceptar',
  'members.sayNo': 'Rechazar',
  'members.letInDone': '{{name}} ya forma parte del club',
  'members.saidNo': '{{name}} recibe un correo con tu no',
  'members.sayNoTitle': '¿Rechazar a {{name}}?',
  'members.sayNoText': 'Lo dice un correo. Quien tenga el código del club puede volver a pedirlo.',
};
