export const errors = {
  /** `max` drafts of somebody, or messages that wait in a club, are the most. */
  TooManyPlanned: 409,
} as const;
