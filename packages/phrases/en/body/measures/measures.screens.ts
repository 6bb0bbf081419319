export const screens = {
  'measures.title': 'Body measures',
} as const;
