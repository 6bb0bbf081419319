export const joining = {
  'joining.yes': '{{club}} accepted your request',
  'joining.yes-text': 'You are a member of {{club}} now: book classes, see your heart rate on the wall and keep your journal.',
  'joining.no': '{{club}} declined your request',
  'joining.no-text':
    'You entered the code of {{club}}, and the club declined your request. If that is a mistake, talk to its desk.',
  'joining.why': 'You get this e-mail because you asked to join {{club}}.',
} as const;
