import type { joining as en } from '../../en/members/joining.ts';
import type { Translated } from '../../phrases.ts';

export const joining: Translated<typeof en> = {
  'members.letIn': 'Aceptar',
  'members.sayNo': 'Rechazar',
  'members.letInDone': '{{name}} ya forma parte del club',
  'members.saidNo': '{{name}} recibe un correo con tu no',
  'members.sayNoTitle': '¿Rechazar a {{name}}?',
  'members.sayNoText': 'Lo dice un correo. Quien tenga el código del club puede volver a pedirlo.',
  'members.joinRequests': 'Solicitudes ({{number}})',
  'members.asksToJoin': 'Quién pide entrar',
  'members.waitCount_one': '{{number}} persona espera',
  'members.waitCount_many': '{{number}} personas esperan',
  'members.waitCount_other': '{{number}} personas esperan',
  'members.asksSince': 'Pedido el',
  'members.askedJoinOn': 'Pedido el {{date}}',
  'members.asksHint': 'Nombre o apodo',
  'members.nobodyAsks': 'Nadie espera',
  'members.nobodyAsksText':
    'Si los ajustes del club piden tu aprobación, quien introduce el código del club espera aquí tu respuesta.',
  'members.nobodyAsksSo': 'Nadie con este nombre espera',
  'members.joinWaits': '{{club}} tiene tu solicitud del {{date}}. Recibes un correo con la respuesta.',
  'members.joinWithdrawn': 'Tu solicitud a {{club}} se ha retirado',
  'members.withdrawJoining': 'Retirar',
};
