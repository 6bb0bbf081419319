export const errors = {
  /** The club's settings say that its trainers are not ranked. */
  TrainerRankingsOff: 409,
} as const;
