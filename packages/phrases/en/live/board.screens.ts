export const screens = {
  'live.title': 'Live',
  'live.notEnabled': 'Clubpulse LIVE not available or not enabled for the club',
} as const;
