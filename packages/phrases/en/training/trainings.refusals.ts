export const refusals = {
  'error.TrainingRuns': 'This training is still being heard. Five minutes after the strap falls silent it can be deleted.',
  'error.TrainingIsHers': 'What was heard or written down by the athlete, only the athlete moves and deletes. Ask them to do it.',
  'training-overlaps': 'There is already a training at this time. Change one of the two.',
  'training-not-over': 'It would not be over yet. Enter a shorter time, or an earlier beginning.',
  'training-too-early': 'That is before the athlete was born, or before 1900. Enter a later date.',
  'name-is-link': 'A web address is no name. Enter the name of the person.',
  'training-too-fast': 'Nobody is that fast for so long. Check distance and time.',
  'training-too-many-calories': 'Nobody uses that much in this time. Check calories and time.',
  'training-heard': 'The times of a training that was heard are those of the strap. Change its name, type or note.',
  'training-recorded': 'When it was is as the recording says. Change what else is wrong, or delete it and import another file.',
} as const;
