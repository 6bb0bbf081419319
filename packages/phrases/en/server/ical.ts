export const ical = {
  'ical-waiting': 'Waiting list: {{class}}',
  'ical-teaching': '{{class}} (teaching)',
} as const;
