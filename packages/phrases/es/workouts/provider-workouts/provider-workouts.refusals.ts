import type { refusals as en } from '../../../en/workouts/provider-workouts/provider-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProviderWorkoutNotFound': 'La plataforma ya no ofrece este entrenamiento.',
  'error.TooManyProviderWorkouts': 'La plataforma guarda como máximo {{max}} entrenamientos. Elimina alguno que nadie copie.',
  'provider-own-exercises':
    'Contiene ejercicios que solo tiene un club. Usa los de la biblioteca de la plataforma, que tienen todos los clubes.',
};
