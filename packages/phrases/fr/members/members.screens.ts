import type { screens as en } from '../../en/members/members.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.birthdays': 'Anniversaires',
  'files.mine': 'Mes fichiers',
  'files.title': 'Fichiers',
  'members.addPeople': 'Ajouter des personnes',
  'members.invitation': 'Invitation',
  'members.roles': 'Rôles',
  'members.tasks': 'Tâches',
  'members.tasksOpen_one': 'Tâches, {{count}} à faire',
  'members.tasksOpen_many': 'Tâches, {{count}} à faire',
  'members.tasksOpen_other': 'Tâches, {{count}} à faire',
};
