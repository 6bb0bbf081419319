export const screens = {
  'rankings.title': 'Rankings',
} as const;
