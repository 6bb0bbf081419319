export const screens = {
  'demo.users': 'Demo users',
  'demo.user': 'Demo user',
} as const;
