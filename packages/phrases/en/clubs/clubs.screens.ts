export const screens = {
  'clubs.join': 'Join a club',
} as const;
