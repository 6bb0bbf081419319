export const refusals = {
  'error.ImpossibleToFollowYourself': 'It is impossible to follow yourself.',
} as const;
