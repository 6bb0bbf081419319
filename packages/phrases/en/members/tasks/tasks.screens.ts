export const screens = {
  'members.tasks': 'Tasks',
  'members.tasksOpen_one': 'Tasks, {{count}} to do',
  'members.tasksOpen_other': 'Tasks, {{count}} to do',
} as const;
