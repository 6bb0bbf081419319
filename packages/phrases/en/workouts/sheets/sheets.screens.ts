export const screens = {
  'sheets.title': 'Workout sheets',
  'sheets.sheet': 'Workout sheet',
} as const;
