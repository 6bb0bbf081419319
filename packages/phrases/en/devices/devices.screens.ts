export const screens = {
  'devices.apps': 'Trainer apps',
  'demo.users': 'Demo users',
  'demo.user': 'Demo user',
  'devices.straps': 'Straps',
} as const;
