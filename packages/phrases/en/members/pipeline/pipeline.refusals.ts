export const refusals = {
  'error.StaysClient': 'Whoever holds something paid stays a client.',
} as const;
