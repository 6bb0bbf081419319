export const screens = {
  'definitions.title': 'Guided workouts',
  'definitions.workout': 'Guided workout',
} as const;
