import type { refusals as en } from '../../../en/workouts/exercises/exercises.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MovementNotFound': 'Ejercicio no encontrado. Se eliminó o ya no se ofrece; elige otro.',
  'error.TooManyExercises': 'Un club tiene como máximo {{max}} ejercicios propios. Elimina alguno que ya no se use.',
};
