import type { refusals as en } from '../../../en/workouts/generator/generator.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NoExercisesAvailable':
    'No hay ejercicios disponibles para el equipamiento elegido. Elige otro lugar, o añade equipamiento y ejercicios al club. También las condiciones pueden no dejar ninguno.',
  'error.NoModelSet': 'Este servidor no tiene un modelo que lea palabras. Elige las opciones a mano.',
  'no-sheet': 'Con una cardiopatía sin controlar no se hace ninguna ficha: la persona debe ver antes a un médico.',
  'not-cleared': 'Antes lo tiene que autorizar un médico: marca que lo has visto.',
};
