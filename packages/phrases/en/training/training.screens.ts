export const screens = {
  'training.journal': 'Journal',
  'training.comment': 'Comment on a training',
  'training.shared': 'A shared training',
  'training.training': 'Training',
} as const;
