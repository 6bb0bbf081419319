export const errors = {
  PoliciesAllAccepted: 409,
  /** values: minutes until the next reminder is allowed. */
  PoliciesRemindedAlready: 409,
} as const;
