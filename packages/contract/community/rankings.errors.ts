export const errors = {
  /** The club ranks nobody: its settings say so. */
  RankingsOff: 409,
  /** The club does not rank its trainers. */
  TrainerRankingsOff: 409,
} as const;
