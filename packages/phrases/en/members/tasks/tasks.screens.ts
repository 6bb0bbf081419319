export const screens = {
  'members.tasks': 'Tasks',
  'members.tasksOpen_one': 'Tasks, {{count}} due',
  'members.tasksOpen_other': 'Tasks, {{count}} due',
} as const;
