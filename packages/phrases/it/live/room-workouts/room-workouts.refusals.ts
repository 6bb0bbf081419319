import type { refusals as en } from '../../../en/live/room-workouts/room-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomWorkoutRunning': 'In questa sala è già in corso qualcosa. Terminalo, poi avvia questo.',
  'on-screen-workout-required': 'Devi scegliere un allenamento da mostrare sullo schermo',
};
