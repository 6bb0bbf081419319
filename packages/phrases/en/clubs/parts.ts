export const parts = {
  'clubs.code': 'Club code',
  'clubs.trainingNow': 'Training now',
  'clubs.trainingsToday': 'Trainings today',
  'clubs.pointsToday': 'Points today',
  'clubs.needsNothing': 'All well',
  'clubs.bridgesToCheck_one': '{{count}} bridge to check',
  'clubs.bridgesToCheck_other': '{{count}} bridges to check',
} as const;
