export const errors = {
  /** No workout of the club; for members no published one. */
  WorkoutDefinitionNotFound: 404,
  /** values: max. */
  TooManyWorkoutDefinitions: 409,
} as const;
