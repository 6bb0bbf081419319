export const screens = {
  'accounts.security': 'Security',
  'accounts.changeEmail': 'Change e-mail',
} as const;
