import type { screens as en } from '../../en/members/members.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.birthdays': 'Compleanni',
  'files.mine': 'I miei file',
  'files.title': 'File',
  'members.addPeople': 'Aggiungi persone',
  'members.invitation': 'Invito',
  'members.roles': 'Ruoli',
  'members.tasks': 'Compiti',
  'members.tasksOpen_one': 'Compiti, {{count}} da fare',
  'members.tasksOpen_many': 'Compiti, {{count}} da fare',
  'members.tasksOpen_other': 'Compiti, {{count}} da fare',
};
