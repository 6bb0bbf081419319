export const refusals = {
  'error.RunInFuture': 'This workout ends in the future. Check the clock of the device, then send it again.',
  'error.RunTooEarly': 'This workout begins before it can have been. Check the clock of the device.',
  'error.RunExerciseUnknown': 'This workout names an exercise that does not exist.',
  'run-too-long': 'A workout lasts a day at most.',
  'set-not-planned': 'This set is not in the plan.',
  'set-twice': 'This set is named twice.',
} as const;
