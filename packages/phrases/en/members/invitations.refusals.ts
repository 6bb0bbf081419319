export const refusals = {
  'error.UserIsMember': 'The user with email {{email}} is already member of your club.',
  'error.UserIsInvited': 'An invitation to {{email}} is waiting for an answer. Send it again instead.',
  'error.InvitationUsed': 'This invitation was already accepted.',
  'error.InvitationOver': 'This invitation has ended. Ask the club for a new one.',
  'error.InvitationInactive': 'The club has switched this invitation off. Ask at the desk.',
  'error.InvitationOldFormat': 'Links of this kind stopped working on July 31. Ask the club for a new invitation.',
  'error.InvitationOfOther': 'This invitation is for another e-mail address. Sign in with the address it was sent to.',
  'error.InvitationToConfirm':
    'Confirm {{email}} first: open the link in the mail that we sent there (Profile sends it again), then accept. Where this server sends no mail, ask the club for your invitation link.',
  'error.InvitationSentOften': 'This address was written to often enough. Invite again in two weeks, or give out a link.',
  'too-many-invitees': 'At most 200 people at once.',
} as const;
