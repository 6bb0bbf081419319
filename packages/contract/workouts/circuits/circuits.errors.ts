export const errors = {
  TooManyCircuits: 409,
  NoBridgeWithStation: 409,
} as const;
