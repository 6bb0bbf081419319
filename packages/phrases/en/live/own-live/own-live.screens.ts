export const screens = {
  'ownLive.title': 'Live on your phone',
} as const;
