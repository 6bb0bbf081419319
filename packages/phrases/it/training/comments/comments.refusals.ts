import type { refusals as en } from '../../../en/training/comments/comments.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'Quanto è stato duro un allenamento lo dice l’atleta.',
  'model-is-hers': 'Solo l’atleta può lasciar leggere a un modello i dati del suo allenamento.',
};
