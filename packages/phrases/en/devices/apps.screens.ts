export const screens = {
  'devices.apps': 'Trainer apps',
} as const;
