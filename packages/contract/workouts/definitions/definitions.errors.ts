export const errors = {
  /** No workout of the club, or for a member none that it publishes. */
  WorkoutDefinitionNotFound: 404,
  /** values: max. */
  TooManyWorkoutDefinitions: 409,
} as const;
