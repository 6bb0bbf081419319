export const parts = {
  'training.time': 'Time',
  'training.noTraining': 'no training',
  'training.noSignal': 'No signal',
  'training.since': 'since {{time}}',
  'training.heartRateNotShared': 'Heart rates not shared',
} as const;
