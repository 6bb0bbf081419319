export const mine = {
  'sheets.newOwn': 'New sheet of my own',
  'sheets.noneRead': 'Nothing is shared with you yet. Write a sheet of your own.',
  'sheets.own': 'Your own',
} as const;
