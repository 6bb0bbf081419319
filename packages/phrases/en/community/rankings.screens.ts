export const screens = {
  'rankings.title': 'Rankings',
  'rankings.brandTitle': 'Brand rankings',
  'rankings.mineTitle': 'My ranking',
} as const;
