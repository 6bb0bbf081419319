export const birthdays = {
  'members.birthdaysText_one': 'Today and tomorrow',
  'members.birthdaysText_other': 'In the next {{count}} days',
  'members.birthdayTurns': 'turns {{years}}',
  'members.birthdaysNone': 'No birthday in the next days',
  'members.birthdaysNoneText': 'Listed are members who share their birth date with the club.',
  'members.birthdayMessageTo': 'Message to {{name}}',
} as const;
