import type { screens as en } from '../../../en/members/tasks/tasks.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.tasks': 'Tâches',
  'members.tasksOpen_one': 'Tâches, {{count}} à faire',
  'members.tasksOpen_many': 'Tâches, {{count}} à faire',
  'members.tasksOpen_other': 'Tâches, {{count}} à faire',
};
