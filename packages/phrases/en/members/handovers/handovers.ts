export const handovers = {
  'members.invitationLink': 'Invitation link for {{name}}',
  'members.signInLink': 'Sign-in link for {{name}}',
  'members.invitationLinkText':
    'This server sends no e-mail. Create a link and give it to {{name}} yourself: it sets the password, signs in and shows the invitation, which they accept with one tap. It works once, for an hour; a newer one replaces it. The club log records who created it.',
  'members.signInLinkText':
    'This server sends no e-mail. Create a link and give it to {{name}} in person: whoever opens it signs in as {{name}}. It works once, for an hour; a newer one replaces it. The club log records who created it.',
  'members.handOverMake': 'Create the link',
  'members.handedAccount':
    'They open it on their own phone, choose a password and are signed in. If there is already an account with {{email}}, they type its password instead.',
  'members.handedNotTheirs':
    'If they did not open that account, an administrator of this server can create the link from this invitation.',
  'members.handedHeld':
    'Another club has registered {{email}} too: {{name}} can open the account, and joins once an administrator of this server has created the link from this invitation.',
  'members.handedPassword':
    'They open it on their own phone and choose a new password. They are signed out everywhere; a second step stays as it is.',
  'members.handedProof':
    'The owner opened this account, so nobody here can set its password. They open the link and type their own: from then on this club knows who they are, and may give them a role. If they forgot the password, they ask an administrator.',
  'members.handedUntil': 'Works once, until {{time}}.',
  'members.handedCopy': 'Copy the link',
} as const;
