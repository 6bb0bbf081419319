export const errors = {
  // platform: errors of no single feature.
  ValidationFailed: 400,
  Unauthorized: 401,
  TokenInvalid: 401,
  InsufficientRights: 403,
  /** The token lacks the `scope`. */
  ScopeMissing: 403,
  /** The call is only for signed-in users, not for tokens. */
  SessionRequired: 403,
  NotFound: 404,
  UnknownCall: 404,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  InternalError: 500,
  /** Database or broker is unreachable. The request had no effect, so the client may retry it. */
  ServiceUnavailable: 503,
  /** The row's `RowVersion` is higher than the one in the request. */
  StaleRowVersion: 409,
  /** The same key was used with another request. */
  IdempotencyKeyReused: 409,
  DateIntervalTooLong: 400,
} as const;
