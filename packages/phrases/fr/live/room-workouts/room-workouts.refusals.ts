import type { refusals as en } from '../../../en/live/room-workouts/room-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomWorkoutRunning': 'Quelque chose tourne déjà dans cette salle. Terminez-le, puis lancez ceci.',
  'on-screen-workout-required': 'Il faut choisir un entraînement à l’écran',
};
