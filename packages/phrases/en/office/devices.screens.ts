export const screens = {
  'devices.title': 'Rooms and devices',
} as const;
