export const refusals = {
  'error.AppUnknown': 'This app is not registered any more. Ask a manager for a new code.',
  'error.AppLimit': 'A club has at most {{max}} apps and codes. Remove one that is not used any more.',
} as const;
