export const screens = {
  'clubs.equipment': 'Equipment',
} as const;
