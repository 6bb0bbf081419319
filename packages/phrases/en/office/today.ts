export const today = {
  'training.openLive': 'Open large',
  'training.liveNow': 'Your heart now',
  'training.noNews': 'Nothing new is coming',
  'training.offTheWall': 'You were taken off the wall',
  'training.offTheWallText':
    'A trainer did so. Your training and your points go on. Ask to be back, or take the strap off for a minute.',
  'training.offline': 'Offline. Trying again.',
  'training.was': 'was {{bpm}} bpm',
  'training.greeting': 'Hello {{name}}',
  'training.noStrapText': 'Link your heart-rate strap once; every training then records itself.',
  'training.lastTrainings': 'Last trainings',
  'training.noTrainings': 'No trainings yet',
  'training.noTrainingsText': 'Your first training appears here five minutes after you take the strap off.',
  'training.trainingsUnit_one': 'training',
  'training.trainingsUnit_other': 'trainings',
} as const;
