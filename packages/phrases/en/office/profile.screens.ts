export const screens = {
  'accounts.profile': 'Profile and account',
} as const;
