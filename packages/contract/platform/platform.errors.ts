export const errors = {
  // platform: Errors that belong to no single feature.
  ValidationFailed: 400,
  Unauthorized: 401,
  InsufficientRights: 403,
  /** The token of the request lacks the scope that the call needs. The message contains it, `scope`. */
  ScopeMissing: 403,
  /** No token may make this call, only a signed-in user. */
  SessionRequired: 403,
  NotFound: 404,
  /** No call has this path and method. */
  UnknownCall: 404,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  /** The database or the broker is unreachable. The request had no effect, so the client may retry it. */
  ServiceUnavailable: 503,
  /** The row was changed after the caller read it, so its `RowVersion` is higher than the one in the request. */
  StaleRowVersion: 409,
  /** The `Idempotency-Key` was used before with another request. */
  IdempotencyKeyReused: 409,
  DateIntervalTooLong: 400,
} as const;
