export const exceptions = {
  'clubExports.lead': 'A file with the data that the club owns, one table each, for your own records or another system.',
  'clubExports.not': 'Not in the file:',
  'clubExports.not.members':
    'Health, trainings, consents and plans of members: they belong to the members, who export them themselves.',
  'clubExports.not.contact':
    'Phone, birth date, address and the like of members who do not share their contact data with the club, also in corrections, invitations and imports.',
  'clubExports.not.own': 'Drafts, notifications and notes that somebody wrote only for themselves.',
  'clubExports.not.files': 'The pictures, videos and documents themselves: the file lists them with their titles.',
  'clubExports.not.secrets': 'Tokens, codes, links that open something, and cards stored with the payment provider.',
  'clubExports.not.server': 'What the server notes for its own work and shows in no list of the club.',
} as const;
