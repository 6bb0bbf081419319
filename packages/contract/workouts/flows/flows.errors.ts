export const errors = {
  FlowNotFound: 404,
  TooManyFlows: 409,
} as const;
