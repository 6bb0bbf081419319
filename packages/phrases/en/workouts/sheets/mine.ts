export const mine = {
  'sheets.newOwn': 'New sheet of my own',
  'sheets.own': 'Your own',
} as const;
