export const brand = {
  'clubs.bridgesOnline': '{{online}} of {{total}} online',
  'clubs.brandClubs_one': '{{count}} club',
  'clubs.brandClubs_other': '{{count}} clubs',
  'clubs.brandEmpty': 'This brand has no clubs yet',
  'clubs.brandEmptyText': 'A club appears here as soon as it belongs to the brand.',
} as const;
