/** What no feature has to itself: the edge of HTTP, saving what somebody else saved, spans of dates. */
export const errors = {
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
  /** The database or the broker cannot be reached; nothing was lost, try again. */
  ServiceUnavailable: 503,
  /** The row changed since it was read (RowVersion). */
  StaleRowVersion: 409,
  /** The same Idempotency-Key came with another request before. */
  IdempotencyKeyReused: 409,
  DateIntervalTooLong: 400,
} as const;
