export const refusals = {
  'effort-is-hers': 'How hard a training was is for the athlete to say.',
} as const;
