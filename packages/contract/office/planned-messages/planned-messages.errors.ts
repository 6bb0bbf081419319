export const errors = {
  /** `max`: limit of an author's drafts, or of messages waiting in a club. */
  TooManyPlanned: 409,
} as const;
