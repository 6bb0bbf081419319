export const adding = {
  'adding.subject': '{{inviter}} made you a member of {{club}}',
  'adding.new-text':
    '{{inviter}} added you at the desk of {{club}}. Create your account with this address, {{email}}, and confirm it: then you manage your bookings and subscriptions there yourself. If you did not agree, leave the club there, or tell its desk.',
  'adding.known-text':
    'You told {{inviter}} at the desk that you want to join {{club}} too: it is now one of your clubs, in your existing account. If you did not agree, leave it in your profile, or tell its desk.',
  'adding.sign-up': 'Create your account',
  'adding.why': 'You get this e-mail because {{club}} made you a member.',
  'adding.email-subject': '{{club}} proposes another e-mail address',
  'adding.email-text':
    '{{inviter}} of {{club}} entered {{proposed}} as the new e-mail address of your account. It changes only if you open the link that we mailed there within {{hours}} hours and confirm it. Until then you sign in with {{email}}. If this is wrong, decline it in your profile.',
  'adding.email-action': 'Open my profile',
  'adding.email-why': 'You get this e-mail because a club proposes to change the address of your account.',
} as const;
