export const refusals = {
  'error.HandoverByMail':
    'This server sends mail: the link in the mail signs in. Send the invitation again, or let them ask for a new password.',
  'error.HandoverOfOthers':
    'This person also belongs to a club that you do not manage, or stands above you here: an administrator makes the link.',
} as const;
