import type { screens as en } from '../../../en/members/tasks/tasks.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.tasks': 'Tareas',
  'members.tasksOpen_one': 'Tareas, {{count}} por hacer',
  'members.tasksOpen_many': 'Tareas, {{count}} por hacer',
  'members.tasksOpen_other': 'Tareas, {{count}} por hacer',
};
