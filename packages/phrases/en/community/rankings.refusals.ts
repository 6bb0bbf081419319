export const refusals = {
  'error.RankingsOff': 'This club does not rank its athletes. Its settings switch the rankings on.',
  'error.TrainerRankingsOff': 'This club does not rank its trainers. Its settings switch these rankings on.',
} as const;
