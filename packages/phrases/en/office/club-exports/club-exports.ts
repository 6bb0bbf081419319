export const clubExports = {
  'clubExports.title': 'All data of the club',
  'clubExports.make': 'Make an export',
  'clubExports.by': '{{when}}, by {{name}}',
  'clubExports.file': '{{size}}, deleted on {{date}}',
  'clubExports.waiting': 'Being made',
  'clubExports.failed': 'Not made. Try again',
  'clubExports.load': 'Load',
  'clubExports.loadOf': 'Load the export of {{when}}',
} as const;
