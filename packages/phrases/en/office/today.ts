export const today = {
  'training.openLive': 'Open large',
  'training.liveNow': 'Your heart rate now',
  'training.noNews': 'No new data',
  'training.offTheWall': 'You were taken off the wall',
  'training.offTheWallText':
    'A trainer removed you. Your training and your points continue. Ask to be back, or take the strap off for a minute.',
  'training.offline': 'Offline. Trying again.',
  'training.was': 'was {{bpm}} bpm',
  'training.greeting': 'Hello {{name}}',
  'training.noStrapText': 'Link your heart-rate strap once; every training is then recorded automatically.',
  'training.lastTrainings': 'Last trainings',
  'training.noTrainings': 'No trainings yet',
  'training.noTrainingsText': 'Your first training appears here five minutes after you take the strap off.',
  'training.trainingsUnit_one': 'training',
  'training.trainingsUnit_other': 'trainings',
} as const;
