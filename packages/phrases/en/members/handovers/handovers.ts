export const handovers = {
  'members.invitationLink': 'Invitation link for {{name}}',
  'members.signInLink': 'Sign-in link for {{name}}',
  'members.invitationLinkText':
    'This server sends no mail. Make a link and give it to {{name}} yourself: it sets the password, signs in and shows the invitation, which one press accepts. It works once, for an hour; a newer one replaces it. The log of the club keeps who made it.',
  'members.signInLinkText':
    'This server sends no mail. Make a link and give it to {{name}} in person: whoever opens it signs in as {{name}}. It works once, for an hour; a newer one replaces it. The log of the club keeps who made it.',
  'members.handOverMake': 'Make the link',
  'members.handedAccount':
    'They open it on their own phone, choose a password and are signed in. Where there is an account with {{email}}, they type its password instead.',
  'members.handedNotTheirs':
    'If they did not open that account, an administrator of this server makes the link, from this invitation.',
  'members.handedHeld':
    'Another club has written down {{email}} too: {{name}} can open the account, and comes in once an administrator of this server has made the link, from this invitation.',
  'members.handedPassword':
    'They open it on their own phone and choose a new password. They are signed out everywhere, and a second step stays as it is.',
  'members.handedProof':
    'This account was opened by its owner, so nobody here can set its password. They open the link and type their own: from then on this club knows who they are, and may give them a role. Who forgot the password asks an administrator.',
  'members.handedUntil': 'Works once, until {{time}}.',
  'members.handedCopy': 'Copy the link',
} as const;
