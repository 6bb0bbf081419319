import type { timeline as en } from '../../en/workouts/timeline.ts';
import type { Translated } from '../../phrases.ts';

export const timeline: Translated<typeof en> = {
  'workouts.phase.prepare': 'Préparez-vous',
  'workouts.phase.warmUp': 'Échauffement',
  'workouts.phase.work': 'Travail',
  'workouts.phase.rest': 'Repos',
  'workouts.phase.roundRest': 'Repos entre les tours',
  'workouts.phase.coolDown': 'Retour au calme',
  'workouts.phase.slide': 'Diapositive',
  'workouts.phase.done': 'Terminé',
  'workouts.machineLevel': 'niveau {{level}}',
};
