export const errors = {
  /** The end is after the time of the server: the clock of the device is ahead. */
  RunInFuture: 409,
  /** The begin is before the birth date or before 2000: the clock of the device is behind. */
  RunTooEarly: 409,
  RunExerciseUnknown: 409,
} as const;
