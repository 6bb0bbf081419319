export const refusals = {
  'error.OwnBeatsTimes':
    'These heart rates are of another time: set the clock of this device, or leave what is older than a week.',
  'error.OwnPlaceNothingOn': 'Nothing that you take part in was on there at that time: you train for yourself.',
  'error.OwnPlaceNotShared': 'You do not share your heart rates with this club. Share them with it to stand on its wall.',
} as const;
