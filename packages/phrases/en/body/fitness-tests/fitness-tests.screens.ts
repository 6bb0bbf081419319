export const screens = {
  'fitnessTests.title': 'Fitness test',
} as const;
