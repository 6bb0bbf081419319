export const refusals = {
  'error.MovementNotFound': 'Movement not found. It was deleted or is no longer offered; choose another one.',
  'error.TooManyExercises': 'A club has at most {{max}} exercises of its own. Delete some that nobody uses any more.',
} as const;
