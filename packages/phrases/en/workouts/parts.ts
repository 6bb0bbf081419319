export const parts = {
  'workouts.timer': 'Timer',
  'workouts.rounds': 'Rounds',
  'workouts.speed': 'Speed of the preview',
  'workouts.mainPart': 'Main part',
  'workouts.load': 'Load',
  'workouts.ownWeight': 'body',
  'workouts.rpe': 'RPE {{rpe}}',
  'workouts.dayNumber': 'Day {{number}}',
  'workouts.makeCopy': 'Make a copy',
  'workouts.exerciseCount_one': '{{count}} exercise',
  'workouts.exerciseCount_other': '{{count}} exercises',
} as const;
