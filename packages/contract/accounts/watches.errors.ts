export const errors = {
  ImpossibleToFollowYourself: 400,
} as const;
