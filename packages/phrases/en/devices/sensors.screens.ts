export const screens = {
  'devices.straps': 'Straps',
} as const;
