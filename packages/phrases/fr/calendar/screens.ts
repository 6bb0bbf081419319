import type { screens as en } from '../../en/calendar/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'booking.title': 'Réserver',
  'calendar.classes': 'Cours',
  'calendar.personalTraining': 'Coaching personnel',
  'calendar.services': 'Services',
  'calendar.myActivities': 'Mes activités',
  'calendar.bookingRules': 'Règles de réservation',
  'booking.myBookings': 'Mes réservations',
  'calendar.newClass': 'Nouveau cours',
  'participants.title': 'Participants',
  'participants.subscriptions': 'Abonnements des participants',
};
