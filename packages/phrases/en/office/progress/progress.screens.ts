export const screens = {
  'progress.title': 'Progress',
} as const;
