export const screens = {
  'devices.title': 'Rooms and devices',
  'devices.straps': 'Straps',
  'devices.screens': 'Screens',
} as const;
