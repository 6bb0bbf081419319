export const screens = {
  'runs.run': 'Carry out a sheet',
  'runs.log': 'Sheet carried out',
} as const;
