import type { sharing as en } from '../../en/server/sharing.ts';
import type { Translated } from '../../phrases.ts';

export const sharing: Translated<typeof en> = {
  'sharing.subject': '{{name}} te enseña un entrenamiento',
  'sharing.text':
    '{{name}} quiere enseñarte un entrenamiento: duración, puntos, zonas y frecuencia cardíaca. No hace falta una cuenta. El enlace vale hasta que {{name}} lo retire.',
  'sharing.open': 'Abrir el entrenamiento',
  'sharing.why': '{{name}} escribió tu dirección en Clubpulse para enviarte esto. No se guarda para nada más.',
};
