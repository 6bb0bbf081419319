export const refusals = {
  'error.FamilyOneself': 'Everybody pays for themselves already. Name somebody else.',
  'error.FamilyFull':
    'One person pays for at most {{max}} in a club, those who have not answered among them. End or take back one first.',
  'error.AlreadyInFamily': 'Somebody pays for this member already. End that first.',
  'error.FamilyChain': 'In a club one either pays for others or is paid for. End one of the two first.',
  'error.FileTypeRefused': 'Only {{types}} are kept. Save it as one of these, or take a photo of it.',
  'error.FilesFull': 'There are {{max}} files or {{mb}} MB already. Delete one that is needed no more.',
  'files-too-large': 'At most 10 MB. Make it smaller, or take a photo of it.',
  'error.HandoverByMail':
    'This server sends mail: the link in the mail signs in. Send the invitation again, or let them ask for a new password.',
  'error.HandoverOfOthers':
    'This person also belongs to a club that you do not manage, or stands above you here: an administrator makes the link.',
  'error.ImportRuns': 'Another file is still being brought in. Wait until it is done.',
  'group-unknown': 'Not among the club’s groups: {{name}}. Correct it, or choose under Columns that it is made',
  'too-many-groups': 'Name at most 20 groups.',
  'too-many-rows': 'At most 2,000 people in one file. Split it.',
  'error.UserIsMember': 'The user with email {{email}} is already member of your club.',
  'error.UserIsInvited': 'An invitation to {{email}} is waiting for an answer. Send it again instead.',
  'error.InvitationUsed': 'This invitation was already accepted.',
  'error.InvitationOver': 'This invitation has ended. Ask the club for a new one.',
  'error.InvitationInactive': 'The club has switched this invitation off. Ask at the desk.',
  'error.InvitationOldFormat': 'Links of this kind stopped working on July 31. Ask the club for a new invitation.',
  'error.InvitationOfOther': 'This invitation is for another e-mail address. Sign in with the address it was sent to.',
  'error.InvitationToConfirm':
    'Confirm {{email}} first: open the link in the mail that we sent there (Profile sends it again), then accept. Where this server sends no mail, ask the club for your invitation link.',
  'error.InvitationProofWrong':
    'This link does not prove an address: it is incomplete, or it is not of the newest mail. Open the newest mail again, or go on without it.',
  'error.InvitationSentOften': 'This address was written to often enough. Invite again in two weeks, or give out a link.',
  'too-many-invitees': 'At most 200 people at once.',
  'error.StaffUnproved':
    'The e-mail of this person is not confirmed yet, so nobody knows whose it is. Once it is, the role can be given. Where this server sends no mail, give them a sign-in link first.',
  'error.LeavesNoManager':
    'You are the only manager of this club. Afterwards only the owner of its brand manages it. Press again to go on.',
  'error.LastManager': 'Nobody else manages this club. Make somebody else its manager first.',
  'error.NoteOfAnother': 'Only whoever wrote a note changes or deletes it. Write one of your own, or move it to history.',
  'error.StaysClient': 'Whoever holds something paid stays a client.',
  'error.MoveTooOld': 'A move is taken back within 15 minutes. Move them by hand.',
  'error.NotToBeCalled': 'This person asked not to be called. End that first, or write a task without a call.',
  'error.TaskNotOpen': 'This task is done already, or it is no call. Open the list again.',
} as const;
