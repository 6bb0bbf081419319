export const refusals = {
  'error.WorkoutDefinitionNotFound': 'This workout is not there, or is no longer published.',
  'error.TooManyWorkoutDefinitions': 'A club has at most {{max}} guided workouts. Delete some that nobody needs any more.',
} as const;
