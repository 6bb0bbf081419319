export const adding = {
  'adding.subject': '{{inviter}} made you a member of {{club}}',
  'adding.new-text':
    '{{inviter}} added you at the desk of {{club}}. Create your account with this address, {{email}}, and confirm it: then your bookings and what you hold there are in your hands. If you did not agree, leave the club there, or tell its desk.',
  'adding.known-text':
    'You told {{inviter}} at the desk that you want to come to {{club}} too: it is one of your clubs now, in the account you have. If you did not agree, leave it in your profile, or tell its desk.',
  'adding.sign-up': 'Create your account',
  'adding.why': 'You get this mail because {{club}} made you a member.',
} as const;
