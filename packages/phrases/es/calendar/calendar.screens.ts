import type { screens as en } from '../../en/calendar/calendar.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.bookingRules': 'Reglas de reserva',
  'calendar.personalTraining': 'Entrenamiento personal',
  'calendar.services': 'Servicios',
  'calendar.myActivities': 'Mis actividades',
  'calendar.newClass': 'Nueva clase',
  'calendar.availability': 'Disponibilidad',
  'calendar.circuits': 'Circuitos',
  'booking.title': 'Reservar',
  'booking.appointment': 'Reservar un entrenador',
  'booking.for': 'Reservar para',
  'booking.myBookings': 'Mis reservas',
  'participants.subscriptions': 'Abonos de los participantes',
};
