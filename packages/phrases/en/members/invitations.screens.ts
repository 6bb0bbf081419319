export const screens = {
  'members.addPeople': 'Add people',
  'members.invitation': 'Invitation',
} as const;
