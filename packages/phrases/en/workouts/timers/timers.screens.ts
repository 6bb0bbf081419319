export const screens = {
  'timers.title': 'Timers',
} as const;
