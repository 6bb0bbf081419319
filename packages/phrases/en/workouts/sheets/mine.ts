export const mine = {
  'sheets.newOwn': 'New sheet of my own',
  'sheets.own': 'Your own',
  'runs.new': 'New',
  'runs.start': 'Start',
  'runs.startDay': 'Start {{day}}',
  'runs.goOn': 'Continue',
} as const;
