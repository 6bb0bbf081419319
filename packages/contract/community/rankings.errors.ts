export const errors = {
  RankingsOff: 409,
} as const;
