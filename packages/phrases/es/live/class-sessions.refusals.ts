import type { refusals as en } from '../../en/live/class-sessions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassSessionEarly': 'Una clase se puede empezar desde {{minutes}} minutos antes de su hora.',
  'error.ClassSessionOver': 'Esta clase ha acabado: ya no se empieza.',
  'error.ClassSessionNoTrainer': 'Ningún entrenador del club da esta clase, así que no empieza. Elige uno en el calendario.',
};
