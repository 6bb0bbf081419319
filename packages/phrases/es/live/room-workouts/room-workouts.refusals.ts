import type { refusals as en } from '../../../en/live/room-workouts/room-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RoomWorkoutRunning': 'En esta sala ya hay algo en marcha. Termínalo y después inicia esto.',
  'on-screen-workout-required': 'Hay que elegir un entrenamiento para la pantalla',
};
