import type { refusals as en } from '../../../en/workouts/exercises/exercises.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.MovementNotFound': 'Esercizio non trovato. È stato eliminato o non è più proposto; scegline un altro.',
  'error.TooManyExercises': 'Un club ha al massimo {{max}} esercizi propri. Eliminane qualcuno che non si usa più.',
};
