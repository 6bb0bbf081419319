import type { parts as en } from '../../../en/calendar/seats/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'booking.bookClass': 'Prenota una lezione',
  'booking.book': 'Prenota',
  'booking.over': 'Finita',
  'booking.fromTo': 'dalle {{from}} alle {{to}}',
  'booking.dayFromTo': '{{day}}, dalle {{from}} alle {{to}}',
  'booking.state.booked': 'Prenotata',
  'booking.state.offered': 'Posto riservato',
  'booking.position': '{{position}}º in lista d’attesa',
  'booking.cancelShort': 'Disdici',
  'booking.leaveShort': 'Esci',
  'booking.joinOnline': 'Partecipa online',
  'booking.paySubscription': 'Con un abbonamento',
  'booking.payCredits': 'Con i crediti',
  'booking.repeats': 'Ogni {{day}} alle {{time}}',
  'booking.repeatText':
    'Ogni lezione viene prenotata per te appena aprono le prenotazioni. Se è al completo, vai in lista d’attesa.',
  'booking.courseDates_one': '{{count}} data, {{weekdays}}, {{last}}',
  'booking.courseDates_many': '{{count}} date, {{weekdays}}, fino al {{last}}',
  'booking.courseDates_other': '{{count}} date, {{weekdays}}, fino al {{last}}',
  'booking.courseDay': 'Giorno {{day}} di {{days}}',
  'booking.courseGivenUp': 'Rinunci a tutto il corso: {{dates}}.',
  'booking.moved': 'Spostata dal club: puoi disdire gratis fino all’inizio.',
  'participants.added': '{{name}} ha il posto',
  'participants.bookOf': 'Prenota per {{name}}',
};
