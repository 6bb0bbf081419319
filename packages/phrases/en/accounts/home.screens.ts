export const screens = {
  'accounts.home': 'Sign in',
} as const;
