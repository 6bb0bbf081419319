export const walls = {
  'live.guest': 'Guest',
} as const;
