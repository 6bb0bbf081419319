export const invitations = {
  'invitations.subject': '{{inviter}} invites you to {{club}}',
  'invitations.hello-unnamed': 'Hello,',
  'invitations.Athlete-text':
    '{{inviter}} invites you to train at {{club}}: book classes, see your heart rate on the wall and keep your journal.',
  'invitations.Trainer-text': '{{inviter}} invites you to work at {{club}} as trainer.',
  'invitations.Manager-text': '{{inviter}} invites you to manage {{club}}.',
  'invitations.FrontDesk-text': '{{inviter}} invites you to work at the front desk of {{club}}.',
  'invitations.Accountant-text': '{{inviter}} invites you to see the books of {{club}} as accountant.',
  'invitations.word': '“{{message}}”',
  'invitations.until': 'You can accept until {{date}}.',
  'invitations.action': 'See the invitation',
  'invitations.why':
    'You get this e-mail because {{inviter}} of {{club}} entered your address. If you do not know the club, do nothing: your address is removed.',
} as const;
