export const birthdays = {
  'members.birthdaysText_one': 'Today and tomorrow',
  'members.birthdaysText_other': 'In the next {{count}} days',
  'members.birthdayTurns': 'turns {{years}}',
  'members.birthdaysNone': 'Nobody has a birthday soon',
  'members.birthdaysNoneText': 'Only members who share their birth date with the club are listed.',
  'members.birthdayMessageTo': 'Message to {{name}}',
} as const;
