import type { refusals as en } from '../../../en/workouts/exercises/exercises.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MovementNotFound': 'Exercice introuvable. Il a été supprimé ou n’est plus proposé ; choisissez-en un autre.',
  'error.TooManyExercises': 'Un club a au plus {{max}} exercices à lui. Supprimez-en qui ne servent plus.',
};
