export const screens = {
  'clubs.policies': 'Policies',
} as const;
