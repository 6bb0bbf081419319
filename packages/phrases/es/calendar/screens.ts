import type { screens as en } from '../../en/calendar/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'booking.title': 'Reservar',
  'calendar.classes': 'Clases',
  'calendar.personalTraining': 'Entrenamiento personal',
  'calendar.services': 'Servicios',
  'calendar.myActivities': 'Mis actividades',
  'calendar.bookingRules': 'Reglas de reserva',
  'booking.myBookings': 'Mis reservas',
  'calendar.newClass': 'Nueva clase',
  'participants.title': 'Participantes',
  'participants.subscriptions': 'Abonos de los participantes',
};
