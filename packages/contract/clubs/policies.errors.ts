export const errors = {
  /** Nothing to remind of. */
  PoliciesAllAccepted: 409,
  /** values: minutes until the next reminder may go out. */
  PoliciesRemindedAlready: 409,
} as const;
