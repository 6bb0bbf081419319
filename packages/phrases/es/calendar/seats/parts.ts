import type { parts as en } from '../../../en/calendar/seats/parts.ts';
import type { Translated } from '../../../phrases.ts';

export const parts: Translated<typeof en> = {
  'booking.bookClass': 'Reservar una clase',
  'booking.book': 'Reservar',
  'booking.over': 'Terminada',
  'booking.fromTo': 'de {{from}} a {{to}}',
  'booking.dayFromTo': '{{day}}, de {{from}} a {{to}}',
  'booking.state.booked': 'Reservada',
  'booking.state.offered': 'Plaza guardada',
  'booking.position': '{{position}}.º en lista de espera',
  'booking.cancelShort': 'Cancelar',
  'booking.leaveShort': 'Salir',
  'booking.joinOnline': 'Entrar en línea',
  'booking.paySubscription': 'Con un abono',
  'booking.payCredits': 'Con créditos',
  'booking.repeats': 'Cada {{day}} a las {{time}}',
  'booking.repeatText': 'Cada clase se reserva por ti en cuanto se abre. Si está completa, pasas a la lista de espera.',
  'booking.courseDates_one': '{{count}} fecha, {{weekdays}}, {{last}}',
  'booking.courseDates_many': '{{count}} fechas, {{weekdays}}, hasta el {{last}}',
  'booking.courseDates_other': '{{count}} fechas, {{weekdays}}, hasta el {{last}}',
  'booking.courseDay': 'Día {{day}} de {{days}}',
  'booking.courseGivenUp': 'Renuncias a todo el curso: {{dates}}.',
  'booking.moved': 'Movida por el club: cancela gratis hasta que empiece.',
  'participants.added': '{{name}} tiene plaza',
  'participants.bookOf': 'Reservar para {{name}}',
};
