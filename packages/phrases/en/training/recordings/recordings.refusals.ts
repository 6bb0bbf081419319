export const refusals = {
  'error.RecordingTypeRefused': 'This is no FIT, TCX or GPX file. Export the training once more as one of these.',
  'error.RecordingPacked': 'This is a packed file. Unpack it, then choose the files in it, or their folder.',
  'error.RecordingDocumentType':
    'It begins with definitions of its own (DOCTYPE), which no watch writes and which are not read. Export it again from the watch or its app.',
  'error.RecordingBroken': 'The file is damaged: nothing of it can be read. Load it from the watch or its app again.',
  'error.RecordingEmpty': 'Nothing in it has a time: it is a planned route, or settings. Choose the file of a training.',
  'error.RecordingTooLarge': 'There are more values in it than in a day of training. Split it into shorter ones.',
  'error.RecordingTooShort': 'It lasts less than a minute. A training has a minute or more.',
  'error.RecordingTooLong': 'It lasts longer than a day. Split it into shorter ones.',
  'error.RecordingWithoutValues':
    'Its points have times, but no value that is possible. Export it again from the watch or its app.',
  'error.RecordingAhead': 'By its times it ends in the future. Set the clock of the watch, and correct the times in its app.',
  'error.RecordingUndated': 'By its times it was before 2000: the clock of the watch was not set. Correct the times in its app.',
  'error.RecordingNoRoute': 'It has no route, and GPX holds nothing else. Save it as FIT, TCX or CSV.',
  'recording-nothing': 'The file is empty. Load it from the watch or its app again.',
  'recording-too-large': 'At most 25 MB. Split it into shorter ones.',
} as const;
