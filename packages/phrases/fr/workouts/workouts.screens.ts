import type { screens as en } from '../../en/workouts/workouts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'circuits.circuits': 'Circuits',
  'circuits.circuit': 'Circuit',
  'definitions.title': 'Séances guidées',
  'definitions.workout': 'Séance guidée',
  'workouts.exercises': 'Exercices',
  'flows.title': 'Flux d’intensité',
  'generator.title': 'Générer une fiche',
  'provider.title': 'De la plateforme',
  'provider.one': 'Séance de la plateforme',
  'runs.run': 'S’entraîner avec une fiche',
  'runs.log': 'Fiche réalisée',
  'sheets.title': 'Fiches d’entraînement',
  'sheets.sheet': 'Fiche d’entraînement',
  'sheets.usersTitle': 'Fiches des membres',
  'sheets.export': 'Fiche sur papier',
  'slides.title': 'Diaporamas',
  'timers.title': 'Minuteurs',
};
