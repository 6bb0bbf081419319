export const errors = {
  ClassSessionEarly: 409,
  ClassSessionOver: 409,
  /** The class has no trainer of the club. */
  ClassSessionNoTrainer: 409,
} as const;
