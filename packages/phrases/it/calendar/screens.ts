import type { screens as en } from '../../en/calendar/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'booking.title': 'Prenota',
  'calendar.classes': 'Lezioni',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Servizi',
  'calendar.myActivities': 'Le mie attività',
  'calendar.bookingRules': 'Regole di prenotazione',
  'booking.myBookings': 'Le mie prenotazioni',
  'calendar.newClass': 'Nuova lezione',
  'participants.title': 'Partecipanti',
  'participants.subscriptions': 'Abbonamenti dei partecipanti',
};
