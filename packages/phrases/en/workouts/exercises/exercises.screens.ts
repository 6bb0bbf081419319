export const screens = {
  'workouts.exercises': 'Exercises',
} as const;
