import type { screens as en } from '../../en/training/training.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'training.journal': 'Diario',
  'training.comment': 'Comentar un entrenamiento',
  'training.shared': 'Un entrenamiento compartido',
  'training.training': 'Entrenamiento',
};
