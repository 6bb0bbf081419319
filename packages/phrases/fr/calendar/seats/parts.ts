import type { parts as en } from '../../../en/calendar/seats/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'booking.bookClass': 'Réserver un cours',
  'booking.book': 'Réserver',
  'booking.over': 'Terminé',
  'booking.fromTo': 'de {{from}} à {{to}}',
  'booking.dayFromTo': '{{day}}, de {{from}} à {{to}}',
  'booking.state.booked': 'Réservé',
  'booking.state.offered': 'Place gardée',
  'booking.position': 'N° {{position}} en liste d’attente',
  'booking.cancelShort': 'Annuler',
  'booking.leaveShort': 'Quitter',
  'booking.joinOnline': 'Rejoindre en ligne',
  'booking.paySubscription': 'Avec un abonnement',
  'booking.payCredits': 'Avec des crédits',
  'booking.repeats': 'Chaque {{day}} à {{time}}',
  'booking.repeatText': 'Chaque cours est réservé pour vous dès l’ouverture. S’il est complet, vous passez en liste d’attente.',
  'booking.courseDates_one': '{{count}} date, {{weekdays}}, {{last}}',
  'booking.courseDates_many': '{{count}} dates, {{weekdays}}, jusqu’au {{last}}',
  'booking.courseDates_other': '{{count}} dates, {{weekdays}}, jusqu’au {{last}}',
  'booking.courseDay': 'Jour {{day}} sur {{days}}',
  'booking.courseGivenUp': 'Vous renoncez à tout le stage : {{dates}}.',
  'booking.moved': 'Déplacé par le club : annulation gratuite jusqu’au début.',
  'participants.added': '{{name}} a sa place',
  'participants.bookOf': 'Réserver pour {{name}}',
};
