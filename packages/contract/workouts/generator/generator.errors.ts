export const errors = {
  NoExercisesAvailable: 400,
  NoModelSet: 409,
} as const;
