export const screens = {
  'sheets.title': 'Workout sheets',
  'sheets.sheet': 'Workout sheet',
  'sheets.usersTitle': 'Sheets of members',
  'sheets.export': 'Workout sheet on paper',
} as const;
