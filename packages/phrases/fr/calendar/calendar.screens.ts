import type { screens as en } from '../../en/calendar/calendar.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.bookingRules': 'Règles de réservation',
  'calendar.personalTraining': 'Coaching personnel',
  'calendar.services': 'Services',
  'calendar.myActivities': 'Mes activités',
  'calendar.newClass': 'Nouveau cours',
  'calendar.availability': 'Disponibilités',
  'calendar.circuits': 'Circuits',
  'booking.title': 'Réserver',
  'booking.appointment': 'Réserver un coach',
  'booking.for': 'Réserver pour',
  'booking.myBookings': 'Mes réservations',
  'participants.subscriptions': 'Abonnements des participants',
};
