export const clubExports = {
  'clubExports.title': 'All data of the club',
  'clubExports.lead':
    'A file with the club’s people, sales, calendar and content, one table each, for your own records or another system. Health, trainings and consents stay with the members.',
  'clubExports.make': 'Make an export',
  'clubExports.by': '{{when}}, by {{name}}',
  'clubExports.file': '{{size}}, deleted on {{date}}',
  'clubExports.waiting': 'Being made',
  'clubExports.failed': 'Not made. Try again',
  'clubExports.load': 'Load',
  'clubExports.loadOf': 'Load the export of {{when}}',
} as const;
