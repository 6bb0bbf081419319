import type { invitations as en } from '../../en/server/invitations.ts';
import type { Translated } from '../../phrases.ts';

export const invitations: Translated<typeof en> = {
  'invitations.subject': '{{inviter}} te invita a {{club}}',
  'invitations.hello-unnamed': 'Hola:',
  'invitations.Athlete-text':
    '{{inviter}} te invita a entrenar en {{club}}: reserva clases, mira tu pulso en la pantalla y lleva tu diario.',
  'invitations.Trainer-text': '{{inviter}} te invita a trabajar en {{club}} como entrenador.',
  'invitations.Manager-text': '{{inviter}} te invita a gestionar {{club}}.',
  'invitations.FrontDesk-text': '{{inviter}} te invita a trabajar en la recepción de {{club}}.',
  'invitations.Accountant-text': '{{inviter}} te invita a ver las cuentas de {{club}} como contable.',
  'invitations.word': '«{{message}}»',
  'invitations.until': 'Puedes aceptar hasta el {{date}}.',
  'invitations.action': 'Ver la invitación',
  'invitations.why':
    'Recibes este correo porque {{inviter}} de {{club}} introdujo tu dirección. Si no conoces el club, no hagas nada: tu dirección se borra.',
};
