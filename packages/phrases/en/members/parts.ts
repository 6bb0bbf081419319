export const parts = {
  'members.message': 'Message',
  'members.documents': 'Documents',
  'members.generic': 'Other',
  'members.cameBy': 'Joined with',
  'members.way-Email': 'An e-mail invitation',
  'members.way-Link': 'A link or poster',
  'members.way-Import': 'A file',
  'members.way-Desk': 'The desk',
  'members.way-Self': 'The club’s code',
  'members.way-Website': 'The club’s website',
  'members.profile': 'Profile',
  'members.emailUnconfirmed': 'E-mail not confirmed',
} as const;
