export const screens = {
  'live.title': 'Live',
  'live.notEnabled': 'Clubpulse LIVE not available or not enabled for the club',
  'onScreen.title': 'On the screens',
} as const;
