import type { screens as en } from '../../../en/members/tasks/tasks.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.tasks': 'Tareas',
  'members.tasksOpen_one': 'Tareas, {{count}} para hoy',
  'members.tasksOpen_many': 'Tareas, {{count}} para hoy',
  'members.tasksOpen_other': 'Tareas, {{count}} para hoy',
};
