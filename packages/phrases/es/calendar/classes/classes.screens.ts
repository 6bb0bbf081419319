import type { screens as en } from '../../../en/calendar/classes/classes.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.classes': 'Clases',
  'calendar.personalTraining': 'Entrenamiento personal',
  'calendar.services': 'Servicios',
  'calendar.myActivities': 'Mis actividades',
  'calendar.newClass': 'Nueva clase',
  'calendar.circuits': 'Circuitos',
};
