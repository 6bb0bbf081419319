export const trainersJournal = {
  'training.openWall': 'Open the wall',
  'training.trainingNow': 'Training now',
  'training.nobodyNow': 'Nobody is heard right now',
  'training.nobodyNowText': 'Whoever puts a linked strap on near a bridge appears here within seconds.',
  'training.whoTrained': 'Who trained',
  'training.nobodyTrained': 'No trainings in the last seven days',
  'training.nobodyTrainedText': 'A training closes five minutes after its strap falls silent, and then stands here.',
  'training.nextClass': 'Your next class',
  'training.noNextClass': 'No class to give in the next 24 hours',
  'training.toCalendar': 'Open the calendar',
} as const;
