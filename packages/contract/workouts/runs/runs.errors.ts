export const errors = {
  /** It ended later than the server’s clock says it is: the clock of the device is ahead. */
  RunInFuture: 409,
} as const;
