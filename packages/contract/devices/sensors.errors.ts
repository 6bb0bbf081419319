export const errors = {
  SensorLinkedToOther: 409,
  /** values: max. */
  SensorLimit: 409,
  SensorClaimLimit: 429,
} as const;
