import type { timeline as en } from '../../en/workouts/timeline.ts';
import type { Translated } from '../../phrases.ts';

export const timeline: Translated<typeof en> = {
  'workouts.phase.prepare': 'Prepárate',
  'workouts.phase.warmUp': 'Calentamiento',
  'workouts.phase.work': 'Trabajo',
  'workouts.phase.rest': 'Descanso',
  'workouts.phase.roundRest': 'Descanso entre rondas',
  'workouts.phase.coolDown': 'Vuelta a la calma',
  'workouts.phase.slide': 'Diapositiva',
  'workouts.phase.done': 'Hecho',
  'workouts.machineLevel': 'nivel {{level}}',
};
