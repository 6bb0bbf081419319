export const screens = {
  'levels.title': 'My level',
} as const;
