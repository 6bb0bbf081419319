export const screens = {
  'measures.title': 'Body measures',
  'measures.athletes': 'Athletes’ measures',
  'measures.composition': 'Body composition',
  'measures.report': 'Report',
} as const;
