export const screens = {
  'members.roles': 'Roles',
} as const;
