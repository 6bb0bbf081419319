export const errors = {
  MovementNotFound: 404,
  TooManyExercises: 409,
} as const;
