export const refusals = {
  'error.TrainerRankingsOff': 'This club does not rank its trainers. Its settings switch it on.',
} as const;
