export const parts = {
  'training.time': 'Time',
  'training.noTraining': 'no training',
  'training.since': 'since {{time}}',
} as const;
