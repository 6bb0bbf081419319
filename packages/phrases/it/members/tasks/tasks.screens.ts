import type { screens as en } from '../../../en/members/tasks/tasks.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.tasks': 'Compiti',
  'members.tasksOpen_one': 'Compiti, {{count}} da fare',
  'members.tasksOpen_many': 'Compiti, {{count}} da fare',
  'members.tasksOpen_other': 'Compiti, {{count}} da fare',
};
