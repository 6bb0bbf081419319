import type { screens as en } from '../../../en/workouts/exercises/exercises.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'workouts.exercises': 'Esercizi',
};
