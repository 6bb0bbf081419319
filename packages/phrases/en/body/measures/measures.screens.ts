export const screens = {
  'measures.title': 'Body measures',
  'measures.athletes': 'Athletes’ measures',
} as const;
