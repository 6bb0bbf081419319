import { bookingSettingsSchema } from '@clubpulse/contract/calendar/booking-rules';
import { bySchema } from '../../kit/form/check.ts';

export const checkSettings = bySchema(bookingSettingsSchema);
