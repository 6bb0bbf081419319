export const errors = {
  /** It begins later than a class is started before. values: minutes. */
  ClassSessionEarly: 409,
  /** The class is over. */
  ClassSessionOver: 409,
  /** Nobody leads it who is a trainer of the club. */
  ClassSessionNoTrainer: 409,
} as const;
