export const screens = {
  'clubs.brand': 'Brand',
  'clubs.ofBrand': 'Clubs',
} as const;
