export const errors = {
  /** No exercise of the platform's library or of the club. */
  MovementNotFound: 404,
  /** A club has as many of its own as it may. */
  TooManyExercises: 409,
} as const;
