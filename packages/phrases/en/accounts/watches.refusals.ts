export const refusals = {
  'error.ImpossibleToFollowYourself': 'You cannot follow yourself.',
} as const;
