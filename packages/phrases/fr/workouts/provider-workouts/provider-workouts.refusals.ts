import type { refusals as en } from '../../../en/workouts/provider-workouts/provider-workouts.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ProviderWorkoutNotFound': 'La plateforme ne propose plus cette séance.',
  'error.TooManyProviderWorkouts': 'La plateforme garde au plus {{max}} séances. Supprimez-en que personne ne copie.',
  'provider-own-exercises':
    'Elle contient des exercices qu’un seul club possède. Utilisez ceux de la bibliothèque de la plateforme, que tous les clubs ont.',
};
