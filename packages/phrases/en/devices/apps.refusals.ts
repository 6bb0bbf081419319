export const refusals = {
  'error.AppUnknown': 'This app is not registered any more. Ask a manager for a new code.',
  'error.AppLimit': 'A club has at most {{max}} apps and codes. Remove one that is not used any more.',
  'error.AppCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, or ask a manager for the code once more.',
} as const;
