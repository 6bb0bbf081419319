export const errors = {
  SensorLinkedToOther: 409,
} as const;
