import type { parts as en } from '../../en/workouts/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'workouts.timer': 'Minuteur',
  'workouts.rounds': 'Tours',
  'workouts.speed': 'Vitesse de l’aperçu',
  'workouts.mainPart': 'Partie principale',
  'workouts.load': 'Charge',
  'workouts.ownWeight': 'corps',
  'workouts.rpe': 'RPE {{rpe}}',
  'workouts.dayNumber': 'Jour {{number}}',
  'workouts.makeCopy': 'Faire une copie',
  'workouts.exerciseCount_one': '{{count}} exercice',
  'workouts.exerciseCount_many': '{{count}} exercices',
  'workouts.exerciseCount_other': '{{count}} exercices',
  'workouts.found': '{{found}} sur {{number}}',
  'workouts.isUnpublished': 'Non publié',
  'workouts.select': 'Sélectionner {{name}}',
  'workouts.selected_one': '{{count}} sélectionné',
  'workouts.selected_many': '{{count}} sélectionnés',
  'workouts.selected_other': '{{count}} sélectionnés',
  'workouts.publishSome': 'Publier {{count}}',
  'workouts.unpublishSome': 'Dépublier {{count}}',
  'workouts.selectFound': 'Tout sélectionner ({{number}})',
};
