export const screens = {
  'accounts.security': 'Security',
} as const;
