export const errors = {
  /** It ended later than the server’s clock says it is: the clock of the device is ahead. */
  RunInFuture: 409,
  /** It began before she was born, or before there were phones to carry it out with: the clock of the device is behind. */
  RunTooEarly: 409,
  /** It names an exercise that never was. */
  RunExerciseUnknown: 409,
} as const;
