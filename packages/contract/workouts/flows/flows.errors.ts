export const errors = {
  FlowNotFound: 404,
  /** A club has as many as it may. */
  TooManyFlows: 409,
} as const;
