export const errors = {
  /** A do-not-call holds for the person. */
  NotToBeCalled: 409,
  /** It is done already, or no call. */
  TaskNotOpen: 409,
} as const;
