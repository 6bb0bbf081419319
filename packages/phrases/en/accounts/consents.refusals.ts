export const refusals = {
  'error.NotShared': 'She does not share this with your club.',
} as const;
