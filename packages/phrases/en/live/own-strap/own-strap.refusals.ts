export const refusals = {
  'error.OwnBeatsTimes':
    'These heart rates are of another time: set the clock of this device, or leave what is older than a week.',
} as const;
