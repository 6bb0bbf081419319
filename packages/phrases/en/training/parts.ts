export const parts = {
  'training.time': 'Time',
  'training.noTraining': 'no training',
  'training.noSignal': 'No signal',
  'training.since': 'since {{time}}',
  'training.countedTo': 'counted up to {{time}}, while it runs',
  'training.byStaffRow': 'Written down by the club, not confirmed',
  'training.notConfirmed': 'not confirmed',
  'training.withoutUnconfirmed_one': 'Without {{count}} written down by the club and not confirmed',
  'training.withoutUnconfirmed_other': 'Without {{count}} written down by the club and not confirmed',
  'training.heartRateNotShared': 'Heart rates not shared',
  'training.together': 'Trained together',
  'training.togetherIn': 'What everybody did in {{name}}',
} as const;
