export const screens = {
  'fitnessTests.title': 'Fitness test',
  'health.title': 'Health',
  'health.mine': 'My health',
  'measureMany.title': 'Measure many',
  'measures.title': 'Body measures',
  'measures.athletes': 'Athletes’ measures',
  'measures.composition': 'Body composition',
  'measures.report': 'Report',
} as const;
