export const screens = {
  'live.title': 'Live',
  'live.notEnabled': 'Clubpulse LIVE not available or not enabled for the club',
  'live.whoSwitches': 'A manager or the owner can switch it on in the settings of the club.',
  'live.toSettings': 'To the club’s settings',
  'onScreen.title': 'On the screens',
  'group.title': 'Group training',
  'liveTr.title': 'Live trainings',
  'liveTr.one': 'Live training',
  'ownLive.title': 'Live on your phone',
  'ownStrap.title': 'Train with your strap',
} as const;
