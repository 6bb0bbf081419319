export const refusals = {
  'error.NotShared': 'This person does not share it with your club.',
} as const;
