import type { screens as en } from '../../../en/calendar/classes/classes.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.classes': 'Lezioni',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Servizi',
  'calendar.myActivities': 'Le mie attività',
  'calendar.newClass': 'Nuova lezione',
  'calendar.circuits': 'Circuiti',
};
