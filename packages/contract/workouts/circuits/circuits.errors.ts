export const errors = {
  /** A club has as many as it may. */
  TooManyCircuits: 409,
  /** No bridge of the club has a station that a circuit could stand on. */
  NoBridgeWithStation: 409,
} as const;
