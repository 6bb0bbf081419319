export const screens = {
  'files.mine': 'My files',
  'files.title': 'Files',
} as const;
