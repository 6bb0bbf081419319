export const screens = {
  'clubs.brand': 'Brand',
  'clubs.brandLicenses': 'Licences of all clubs',
} as const;
