import type { refusals as en } from '../../../en/training/sharing/sharing.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SenderNotConfirmed':
    'Las cartas salen cuando hayas confirmado tu dirección {{email}}. Abre el enlace que te enviamos, o pide otro en tu perfil.',
  'error.SharedOftenWith':
    'En la última hora ya salieron varias cartas sobre entrenamientos a esta dirección. Envía tú el enlace, o vuelve a intentarlo dentro de una hora.',
};
