export const errors = {
  TimerNotFound: 404,
  /** A club has as many as it may. */
  TooManyTimers: 409,
} as const;
