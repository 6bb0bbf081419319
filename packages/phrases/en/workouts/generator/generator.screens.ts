export const screens = {
  'generator.title': 'Generate a sheet',
} as const;
