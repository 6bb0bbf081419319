export const errors = {
  SensorLinkedToOther: 409,
  /** values: max. */
  SensorLimit: 409,
  /** Asked for too many straps, or for one that was refused to her lately. */
  SensorClaimLimit: 429,
} as const;
