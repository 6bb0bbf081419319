export const errors = {
  TimerNotFound: 404,
  TooManyTimers: 409,
} as const;
