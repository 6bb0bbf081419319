export const refusals = {
  'error.StaysClient': 'Whoever holds something paid stays a client.',
  'error.MoveTooOld': 'A move is taken back within 15 minutes. Move them by hand.',
} as const;
