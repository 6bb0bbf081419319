export const parts = {
  'members.message': 'Message',
  'members.documents': 'Documents',
  'members.generic': 'Other',
} as const;
