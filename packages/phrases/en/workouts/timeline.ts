export const timeline = {
  'workouts.phase.prepare': 'Get ready',
  'workouts.phase.warmUp': 'Warm-up',
  'workouts.phase.work': 'Work',
  'workouts.phase.rest': 'Rest',
  'workouts.phase.roundRest': 'Round rest',
  'workouts.phase.coolDown': 'Cooldown',
  'workouts.phase.slide': 'Slide',
  'workouts.phase.done': 'Done',
  'workouts.machineLevel': 'level {{level}}',
} as const;
