export const screens = {
  'sheets.title': 'Workout sheets',
  'sheets.sheet': 'Workout sheet',
  'sheets.usersTitle': 'Sheets of members',
} as const;
