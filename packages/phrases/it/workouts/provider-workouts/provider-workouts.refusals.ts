import type { refusals as en } from '../../../en/workouts/provider-workouts/provider-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProviderWorkoutNotFound': 'La piattaforma non offre più questo allenamento.',
  'error.TooManyProviderWorkouts':
    'La piattaforma conserva al massimo {{max}} allenamenti. Eliminane qualcuno che nessuno copia.',
  'provider-own-exercises':
    'Contiene esercizi che ha un solo club. Usa quelli della libreria della piattaforma, che hanno tutti i club.',
};
