export const errors = {
  /** It does not exist, or is not offered to clubs. */
  ProviderWorkoutNotFound: 404,
  /** values: max. */
  TooManyProviderWorkouts: 409,
} as const;
