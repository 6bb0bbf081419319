export const refusals = {
  'effort-is-hers': 'How hard a training was is for the athlete to say.',
  'model-is-hers': 'Only the athlete can let a model read the figures of their training.',
} as const;
