export const overlaps = {
  'overlaps.title': 'Twice at one hour',
  'overlaps.Trainer': '{{name}} gives {{other}} then, too: {{when}}.',
  'overlaps.Room': '{{name}} has {{other}} then, too: {{when}}.',
  'overlaps.Athlete': '{{name}} is booked in {{other}} then, too: {{when}}.',
  'overlaps.own': 'At that hour you are booked in {{other}} ({{club}}), too.',
  'overlaps.more_one': '{{count}} more.',
  'overlaps.more_other': '{{count}} more.',
} as const;
