import type { refusals as en } from '../../../en/workouts/definitions/definitions.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutDefinitionNotFound': 'Questo allenamento non c’è, o non è più pubblicato.',
  'error.TooManyWorkoutDefinitions': 'Un club ha al massimo {{max}} allenamenti guidati. Eliminane qualcuno che non serve più.',
};
