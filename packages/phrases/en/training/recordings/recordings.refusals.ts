export const refusals = {
  'error.RecordingTypeRefused': 'This is no FIT, TCX or GPX file. Export the training once more as one of these.',
  'error.RecordingPacked': 'This is a packed file. Unpack it, then choose the files in it, or their folder.',
  'error.RecordingDocumentType':
    'It begins with definitions of its own (DOCTYPE), which no watch writes and which are not read. Export it again from the watch or its app.',
  'error.RecordingBroken': 'The file is damaged or not whole. Load it from the watch or its app again.',
  'error.RecordingEmpty':
    'There is no training in it: no minute with a time and a value that can be. A planned route or settings cannot be read.',
  'error.RecordingTooLarge': 'There are more values in it than in a day of training. Split it into shorter ones.',
  'error.RecordingTimes':
    'By its times it lasts longer than a day, ends in the future or was before 2000. Set the clock of the watch right.',
  'error.RecordingNoRoute': 'It has no route, and GPX holds nothing else. Save it as FIT, TCX or CSV.',
  'recording-nothing': 'The file is empty. Load it from the watch or its app again.',
  'recording-too-large': 'At most 25 MB. Split it into shorter ones.',
} as const;
