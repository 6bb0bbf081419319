export const errors = {
  TrainerRankingsOff: 409,
} as const;
