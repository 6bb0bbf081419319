export const screens = {
  'clubs.licenses': 'Licences',
} as const;
