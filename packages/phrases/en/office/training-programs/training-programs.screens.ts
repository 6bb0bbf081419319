export const screens = {
  'programs.title': 'Training files',
} as const;
