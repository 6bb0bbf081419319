import type { adding as en } from '../../en/server/adding.ts';
import type { Translated } from '../../phrases.ts';

export const adding: Translated<typeof en> = {
  'adding.subject': '{{inviter}} te ha inscrito en {{club}}',
  'adding.new-text':
    '{{inviter}} te ha inscrito en la recepción de {{club}}. Crea tu cuenta con esta dirección, {{email}}, y confírmala: así tus reservas y lo que tienes allí quedan en tus manos. Si no estabas de acuerdo, deja el club desde allí o díselo a la recepción.',
  'adding.known-text':
    'Le dijiste a {{inviter}} en la recepción que quieres venir también a {{club}}: ahora es uno de tus clubes, en la cuenta que ya tienes. Si no estabas de acuerdo, déjalo en tu perfil o díselo a la recepción.',
  'adding.sign-up': 'Crear tu cuenta',
  'adding.why': 'Recibes este correo porque {{club}} te ha inscrito.',
  'adding.email-subject': '{{club}} propone otra dirección de correo',
  'adding.email-text':
    '{{inviter}} de {{club}} ha escrito {{proposed}} como nueva dirección de correo de tu cuenta. Solo cambia si abres el enlace que enviamos allí en {{hours}} horas y la confirmas. Hasta entonces entras con {{email}}. Si no es correcta, recházala en tu perfil.',
  'adding.email-action': 'Abrir mi perfil',
  'adding.email-why': 'Recibes este correo porque un club propone cambiar la dirección de tu cuenta.',
};
