export const errors = {
  /** Nothing to remind of: she measured what was old, or never did. */
  MeasuresNotOverdue: 409,
  /** Staff of the club did so today. */
  MeasuresRemindedAlready: 409,
} as const;
