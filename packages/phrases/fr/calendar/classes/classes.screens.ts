import type { screens as en } from '../../../en/calendar/classes/classes.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.classes': 'Cours',
  'calendar.personalTraining': 'Coaching personnel',
  'calendar.services': 'Services',
  'calendar.myActivities': 'Mes activités',
  'calendar.newClass': 'Nouveau cours',
  'calendar.circuits': 'Circuits',
};
