export const refusals = {
  'error.LastManager': 'Nobody else manages this club. Make somebody else its manager first.',
} as const;
