export const errors = {
  /** None that the platform keeps, or offers to clubs. */
  ProviderWorkoutNotFound: 404,
  /** values: max. */
  TooManyProviderWorkouts: 409,
} as const;
