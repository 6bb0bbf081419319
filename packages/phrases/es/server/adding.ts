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
};
