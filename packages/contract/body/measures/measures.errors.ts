export const errors = {
  /** No overdue measure: measured recently, or never. */
  MeasuresNotOverdue: 409,
  /** Staff of the club sent a reminder today. */
  MeasuresRemindedAlready: 409,
} as const;
