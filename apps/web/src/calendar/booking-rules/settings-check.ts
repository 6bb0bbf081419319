import { bookingSettingsSchema } from '@clubpulse/contract/calendar/booking-rules';
import { bySchema } from '../../kit/form/check.ts';

/** What is right or wrong with the booking settings of a club. */
export const checkSettings = bySchema(bookingSettingsSchema);
