import type { screens as en } from '../../en/calendar/calendar.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.bookingRules': 'Regole di prenotazione',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Servizi',
  'calendar.myActivities': 'Le mie attività',
  'calendar.newClass': 'Nuova lezione',
  'calendar.availability': 'Disponibilità',
  'calendar.circuits': 'Circuiti',
  'booking.title': 'Prenota',
  'booking.appointment': 'Prenota un trainer',
  'booking.for': 'Prenota per',
  'booking.myBookings': 'Le mie prenotazioni',
  'participants.subscriptions': 'Abbonamenti dei partecipanti',
};
