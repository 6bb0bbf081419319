import type { refusals as en } from '../../../en/calendar/seats/bookings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassCancelIsPastDue': 'È troppo tardi per disdire questa prenotazione. Chiedi al club.',
  'error.ParticipantHasCome': 'Il club ha segnato la tua presenza: questa prenotazione è usata e non si può disdire.',
  'error.OfferExpired': 'Questo posto non è più riservato.',
  'error.ClassHasNoSeries': 'Questa lezione è singola, non c’è nulla da ripetere.',
};
