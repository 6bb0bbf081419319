export const screens = {
  'members.people': 'People',
} as const;
