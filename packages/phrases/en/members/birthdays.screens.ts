export const screens = {
  'members.birthdays': 'Birthdays',
} as const;
