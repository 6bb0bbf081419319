export const screens = {
  'live.title': 'Live',
} as const;
