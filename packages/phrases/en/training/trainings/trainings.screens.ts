export const screens = {
  'training.journal': 'Journal',
  'training.comment': 'Comment on a training',
  'training.training': 'Training',
} as const;
