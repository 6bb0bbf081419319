export const screens = {
  'members.birthdays': 'Birthdays',
  'files.mine': 'My files',
  'files.title': 'Files',
  'members.addPeople': 'Add people',
  'members.invitation': 'Invitation',
  'members.roles': 'Roles',
  'members.tasks': 'Tasks',
  'members.tasksOpen_one': 'Tasks, {{count}} to do',
  'members.tasksOpen_other': 'Tasks, {{count}} to do',
} as const;
