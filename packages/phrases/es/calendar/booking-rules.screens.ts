import type { screens as en } from '../../en/calendar/booking-rules.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'calendar.bookingRules': 'Reglas de reserva',
};
