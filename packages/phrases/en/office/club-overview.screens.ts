export const screens = {
  'clubs.overview': 'Club overview',
} as const;
