export const errors = {
  // platform: Errors of no single feature: HTTP, concurrent changes, date intervals.
  ValidationFailed: 400,
  Unauthorized: 401,
  InsufficientRights: 403,
  NotFound: 404,
  /** No route at this path, or another method. */
  UnknownCall: 404,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  /** The database or the broker is unreachable; nothing was lost, retry. */
  ServiceUnavailable: 503,
  /** The row changed since it was read (RowVersion). */
  StaleRowVersion: 409,
  /** The Idempotency-Key was used with another request before. */
  IdempotencyKeyReused: 409,
  DateIntervalTooLong: 400,
} as const;
