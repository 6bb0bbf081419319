export const overlaps = {
  'overlaps.title': 'Overlapping times',
  'overlaps.Trainer': '{{name}} also gives {{other}} at that time: {{when}}.',
  'overlaps.Room': '{{name}} is also used by {{other}}: {{when}}.',
  'overlaps.Athlete': '{{name}} is also booked in {{other}} at that time: {{when}}.',
  'overlaps.Athletes': '{{names}} are also booked in {{other}} at that time: {{when}}.',
  'overlaps.own': 'At that time you are also booked in {{other}} ({{club}}).',
  'overlaps.more_one': '{{count}} more.',
  'overlaps.more_other': '{{count}} more.',
  'overlaps.none': 'Nothing overlaps.',
} as const;
