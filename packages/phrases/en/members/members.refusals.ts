export const refusals = {
  'error.FamilyOneself': 'Everybody already pays for themselves. Choose someone else.',
  'error.FamilyFull':
    'One person pays for at most {{max}} people in a club, including those who have not replied. End or withdraw one first.',
  'error.AlreadyInFamily': 'Someone already pays for this member. End that first.',
  'error.FamilyChain': 'In a club a person either pays for others or is paid for. End one of the two first.',
  'error.FileTypeRefused': 'Only {{types}} are accepted. Save it as one of these, or take a photo of it.',
  'error.FilesFull': 'There are {{max}} files or {{mb}} MB already. Delete one that is no longer needed.',
  'files-too-large': 'At most 10 MB. Make it smaller, or take a photo of it.',
  'error.HandoverByMail':
    'This server sends e-mail: the link in the e-mail signs them in. Send the invitation again, or let them ask for a new password.',
  'error.HandoverOfOthers':
    'This person also belongs to a club that you do not manage, or has higher rights than you here: an administrator can create the link.',
  'error.ImportRuns': 'Another file is still being imported. Wait until it is done.',
  'group-unknown': 'Not among the club’s groups: {{name}}. Correct it, or choose under Columns to create it',
  'too-many-groups': 'Enter at most 20 groups.',
  'too-many-rows': 'At most 2,000 people in one file. Split it.',
  'error.UserIsMember': 'The user with email {{email}} is already member of your club.',
  'error.UserIsInvited': 'An invitation to {{email}} is still open. Send it again instead.',
  'error.InvitationUsed': 'This invitation was already accepted.',
  'error.InvitationOver': 'This invitation has ended. Ask the club for a new one.',
  'error.InvitationInactive': 'The club has switched this invitation off. Ask at the desk.',
  'error.InvitationOldFormat': 'Links of this kind stopped working on July 31. Ask the club for a new invitation.',
  'error.InvitationOfOther': 'This invitation is for another e-mail address. Sign in with the address it was sent to.',
  'error.InvitationToConfirm':
    'Confirm {{email}} first: open the link in the e-mail that we sent there (Profile sends it again), then accept. If this server sends no e-mail, ask the club for your invitation link.',
  'error.InvitationProofWrong':
    'This link does not prove an address: it is incomplete, or it is not from the newest e-mail. Open the newest e-mail again, or continue without it.',
  'error.InvitationSentOften': 'Enough e-mails were sent to this address. Invite again in two weeks, or hand over a link.',
  'too-many-invitees': 'At most 200 people at once.',
  'error.StaffUnproved':
    'The e-mail of this person is not confirmed yet, so it is not certain whose it is. Once it is confirmed, the role can be given. If this server sends no e-mail, give them a sign-in link first.',
  'error.LastManager': 'Nobody else manages this club. Make someone else its manager first.',
  'error.NoteOfAnother':
    'Only the author of a note can change or delete it. Write a note of your own, or move this one to history.',
  'error.StaysClient': 'A member with a paid subscription or credits stays a client.',
  'error.MoveTooOld': 'A move can be undone within 15 minutes. Move them by hand.',
  'error.NotToBeCalled': 'This person asked not to be called. End that first, or write a task without a call.',
  'error.TaskNotOpen': 'This task is already done, or it is not a call. Open the list again.',
  'member-without-account': 'Nobody could confirm it: this member has no account here with an address that a link can change.',
  'error.LeaveCodeNeeded': 'Removing yourself needs the code that we mail you. Ask for it first.',
  'leave-code-wrong': 'This is not the code. It has six digits and is in the newest e-mail.',
  'leave-code-over': 'This code is no longer valid. Send a new one.',
} as const;
