export const screens = {
  'clubs.brand': 'Brand',
  'clubs.policies': 'Policies',
  'clubs.join': 'Join a club',
  'clubs.overview': 'Club overview',
} as const;
