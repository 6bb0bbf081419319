export const screens = {
  'clubs.brand': 'Brand',
} as const;
