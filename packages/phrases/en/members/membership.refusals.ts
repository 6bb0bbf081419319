export const refusals = {
  'error.StaffUnproved':
    'The e-mail of this person is not confirmed yet, so nobody knows whose it is. Once it is, the role can be given. Where this server sends no mail, give them a sign-in link first.',
  'error.LeavesNoManager':
    'You are the only manager of this club. Afterwards only the owner of its brand manages it. Press again to go on.',
  'error.LastManager': 'Nobody else manages this club. Make somebody else its manager first.',
} as const;
