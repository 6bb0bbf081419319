export const refusals = {
  'error.TagTextExists': 'The club already has the group {{text}}. Choose another name.',
} as const;
