import type { refusals as en } from '../../../en/calendar/seats/bookings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ClassCancelIsPastDue': 'Il est trop tard pour annuler cette réservation. Demandez au club.',
  'error.ParticipantHasCome': 'Le club a noté votre présence : cette réservation est utilisée et ne peut pas être annulée.',
  'error.OfferExpired': 'Cette place n’est plus retenue.',
  'error.ClassHasNoSeries': 'Ce cours est unique, il n’y a rien à répéter.',
};
