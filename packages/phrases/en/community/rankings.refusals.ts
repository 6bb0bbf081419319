export const refusals = {
  'error.RankingsOff': 'This club does not rank its athletes. Its settings switch the rankings on.',
} as const;
