export const screens = {
  'accounts.noAccess': 'No access',
} as const;
