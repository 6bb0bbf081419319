export const errors = {
  NotToBeCalled: 409,
  TaskNotOpen: 409,
} as const;
