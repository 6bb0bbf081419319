export const parts = {
  'members.documents': 'Documents',
  'members.generic': 'Other',
} as const;
