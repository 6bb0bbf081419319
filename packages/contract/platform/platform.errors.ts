export const errors = {
  // platform: Errors that belong to no single feature.
  ValidationFailed: 400,
  Unauthorized: 401,
  InsufficientRights: 403,
  NotFound: 404,
  /** No call has this path and method. */
  UnknownCall: 404,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  /** The database or the broker is unreachable. Nothing was lost, so the client may retry. */
  ServiceUnavailable: 503,
  /** The row changed since the caller read its `RowVersion`. */
  StaleRowVersion: 409,
  /** The `Idempotency-Key` was used before with another request. */
  IdempotencyKeyReused: 409,
  DateIntervalTooLong: 400,
} as const;
