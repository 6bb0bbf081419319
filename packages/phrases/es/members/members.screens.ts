import type { screens as en } from '../../en/members/members.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.birthdays': 'Cumpleaños',
  'files.mine': 'Mis archivos',
  'files.title': 'Archivos',
  'members.addPeople': 'Añadir personas',
  'members.invitation': 'Invitación',
  'members.roles': 'Roles',
  'members.tasks': 'Tareas',
  'members.tasksOpen_one': 'Tareas, {{count}} por hacer',
  'members.tasksOpen_many': 'Tareas, {{count}} por hacer',
  'members.tasksOpen_other': 'Tareas, {{count}} por hacer',
};
