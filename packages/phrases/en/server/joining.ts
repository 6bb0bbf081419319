export const joining = {
  'joining.yes': '{{club}} let you in',
  'joining.yes-text': 'You are a member of {{club}} now: book classes, see your heart rate on the wall and keep your journal.',
  'joining.no': '{{club}} did not let you in',
  'joining.no-text': 'You typed the code of {{club}}, and the club said no. If that is a mistake, talk to its desk.',
  'joining.why': 'You get this mail because you asked to join {{club}}.',
} as const;
