import type { screens as en } from '../../../en/members/tasks/tasks.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.tasks': 'Attività',
  'members.tasksOpen_one': 'Attività, {{count}} da fare oggi',
  'members.tasksOpen_many': 'Attività, {{count}} da fare oggi',
  'members.tasksOpen_other': 'Attività, {{count}} da fare oggi',
};
