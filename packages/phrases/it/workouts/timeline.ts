import type { timeline as en } from '../../en/workouts/timeline.ts';
import type { Translated } from '../../phrases.ts';

export const timeline: Translated<typeof en> = {
  'workouts.phase.prepare': 'Preparati',
  'workouts.phase.warmUp': 'Riscaldamento',
  'workouts.phase.work': 'Lavoro',
  'workouts.phase.rest': 'Recupero',
  'workouts.phase.roundRest': 'Recupero tra i giri',
  'workouts.phase.coolDown': 'Defaticamento',
  'workouts.phase.slide': 'Diapositiva',
  'workouts.phase.done': 'Finito',
  'workouts.machineLevel': 'livello {{level}}',
};
