export const joining = {
  'members.letIn': 'Let in',
  'members.sayNo': 'Say no',
  'members.letInDone': '{{name}} is a member now',
  'members.saidNo': '{{name}} gets a mail with your no',
  'members.sayNoTitle': 'Say no to {{name}}?',
  'members.sayNoText': 'A mail tells so. Whoever has the club’s code may ask again.',
} as const;
