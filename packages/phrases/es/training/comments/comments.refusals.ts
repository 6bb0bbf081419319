import type { refusals as en } from '../../../en/training/comments/comments.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'Lo duro que fue un entrenamiento lo dice el atleta.',
  'model-is-hers': 'Solo el atleta puede dejar que un modelo lea los datos de su entrenamiento.',
};
