export const refusals = {
  'error.NotToBeCalled': 'This person asked not to be called. End that first, or write a task without a call.',
  'error.TaskNotOpen': 'This task is done already, or it is no call. Open the list again.',
} as const;
