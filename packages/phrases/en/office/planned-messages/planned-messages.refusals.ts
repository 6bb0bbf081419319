export const refusals = {
  'error.TooManyPlanned': 'There are {{max}} already. Throw a draft away, or take back what waits.',
  'moment-to-come': 'Choose a moment to come, at most {{days}} days ahead.',
} as const;
