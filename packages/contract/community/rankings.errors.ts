export const errors = {
  /** The club ranks nobody: its settings say so. */
  RankingsOff: 409,
} as const;
