export const screens = {
  'measureMany.title': 'Measure many',
} as const;
