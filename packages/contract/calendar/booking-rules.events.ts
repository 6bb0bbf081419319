import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { bookingSettingsSchema, strikeKindSchema } from './booking-rules.ts';

export const bookingSettingsUpdated = eventWithListeners('BookingSettingsUpdated', {
  ...bookingSettingsSchema.shape,
  By: idSchema,
});
/** Null lifts the ban. */
export const bookingBanned = event('BookingBanned', {
  Target: idSchema,
  NoBookingsUntil: dateSchema.nullable(),
  By: idSchema,
});
export const guestMarked = event('GuestMarked', { Target: idSchema, IsGuest: z.boolean(), By: idSchema });
export const staffMarked = event('StaffMarked', { Target: idSchema, IsStaff: z.boolean(), By: idSchema });

const strike = { Target: idSchema, Kind: strikeKindSchema, ClassName: z.string(), ClassDate: instantSchema };
/** `By`: staff; null: the member. */
export const strikeCounted = event('StrikeCounted', { ...strike, ClassId: idSchema, By: idSchema.nullable() });
export const strikeForgiven = event('StrikeForgiven', { ...strike, By: idSchema });
