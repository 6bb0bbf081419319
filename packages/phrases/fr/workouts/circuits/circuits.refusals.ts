import type { refusals as en } from '../../../en/workouts/circuits/circuits.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TooManyCircuits': 'Un club a au plus {{max}} circuits. Supprimez-en que plus personne n’utilise.',
  'error.NoBridgeWithStation':
    'Aucun bridge du club n’a de station. Donnez-en une dans Salles et appareils, ou désactivez les ateliers.',
  'circuit-too-short': 'Au moins 5 secondes.',
  'circuit-length-step': 'Les durées vont par pas de 5 secondes.',
  'circuit-too-many-exercises': 'Un atelier a au plus 9 exercices.',
  'circuit-too-many-tags': 'Au plus 10 étiquettes.',
  'circuit-too-many-stations': 'Un circuit a au plus 20 ateliers.',
  'circuit-station-required': 'Choisissez un écran pour au moins un atelier, ou désactivez les ateliers.',
  'circuit-one-station': 'Les ateliers se désactivent quand il n’en reste qu’un.',
  'circuit-no-screen': 'Aucun écran ne montre cet atelier. Choisissez-en un, ou videz l’atelier.',
  'circuit-station-not-configured': 'Station non configurée dans le club. Choisissez un écran d’ici.',
  'circuit-station-twice': 'Deux ateliers ne peuvent pas être le même atelier enregistré.',
  'circuit-exercise-twice': 'Cet exercice est déjà dans l’atelier.',
  'circuit-exercise-required': 'Mettez au moins un exercice dans un atelier.',
  'circuit-reps-order': 'Le maximum ne peut pas être inférieur au minimum.',
  'circuit-too-long': 'Un circuit dure au plus 6 heures. Retirez des tours ou du temps.',
  'circuit-station-has-exercises': 'Un atelier avec des exercices ne se retire pas. Videz-le d’abord.',
};
