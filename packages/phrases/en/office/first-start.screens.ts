export const screens = {
  'firstClub.title': 'First club',
} as const;
