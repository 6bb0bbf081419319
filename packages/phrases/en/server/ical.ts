export const ical = {
  // Titles in the personal calendar feed.
  'ical-waiting': 'Waiting list: {{class}}',
  'ical-teaching': '{{class}} (teaching)',
} as const;
