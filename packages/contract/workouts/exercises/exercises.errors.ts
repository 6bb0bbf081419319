export const errors = {
  /** No exercise of the platform's library or of the club. */
  MovementNotFound: 404,
} as const;
