export const screens = {
  'provider.title': 'From the platform',
  'provider.one': 'Workout of the platform',
} as const;
