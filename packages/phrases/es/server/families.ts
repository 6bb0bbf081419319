import type { families as en } from '../../en/server/families.ts';
import type { Translated } from '../../phrases.ts';

export const families: Translated<typeof en> = {
  'families.offer': '{{name}} quiere pagar por ti en {{club}}',
  'families.offer-text':
    'Responde en tu perfil, en Familia. Si aceptas, {{name}} ve lo que debes a {{club}} y puede pagarlo. Tu diario, tus pulsaciones y tu salud siguen siendo tuyos. Sin respuesta no cambia nada.',
  'families.why': 'Recibes este correo porque formas parte de {{club}}.',
};
