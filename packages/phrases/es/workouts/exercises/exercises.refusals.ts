import type { refusals as en } from '../../../en/workouts/exercises/exercises.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MovementNotFound': 'Ejercicio no encontrado. Se eliminó o ya no se ofrece; elige otro.',
};
