import type { refusals as en } from '../../../en/calendar/seats/bookings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassCancelIsPastDue': 'Es demasiado tarde para cancelar esta reserva. Pregunta al club.',
  'error.ParticipantHasCome': 'El club ha marcado tu presencia: esta reserva está usada y no se puede cancelar.',
  'error.OfferExpired': 'Esta plaza ya no está guardada.',
  'error.ClassHasNoSeries': 'Esta clase es única, no hay nada que repetir.',
};
