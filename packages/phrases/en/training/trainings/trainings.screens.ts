export const screens = {
  'training.journal': 'Journal',
  'training.training': 'Training',
} as const;
