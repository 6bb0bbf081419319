export const screens = {
  'clubs.join': 'Join a club',
  'clubs.equipment': 'Equipment',
  'clubs.licenses': 'Licences',
  'clubs.policies': 'Policies',
} as const;
