export const screens = {
  'liveTr.title': 'Live trainings',
  'liveTr.one': 'Live training',
} as const;
