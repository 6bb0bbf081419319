export const screens = {
  'group.title': 'Group training',
} as const;
