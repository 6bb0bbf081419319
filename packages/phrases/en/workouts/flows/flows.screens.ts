export const screens = {
  'flows.title': 'Intensity flows',
} as const;
