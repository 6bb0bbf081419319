import type { screens as en } from '../../../en/calendar/seats/bookings.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'booking.title': 'Réserver',
  'booking.for': 'Réserver pour',
  'booking.myBookings': 'Mes réservations',
};
