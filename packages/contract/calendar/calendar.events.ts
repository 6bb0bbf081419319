import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { availabilityChangeSchema } from './appointments.ts';
import { bookingSettingsSchema, strikeKindSchema } from './booking-rules.ts';
import { placeSchema } from './classes/classes.ts';

// appointments feature

export const availabilityUpdated = event('AvailabilityUpdated', {
  ...availabilityChangeSchema.shape,
  Target: idSchema,
  By: idSchema,
});

// booking-rules feature

export const bookingSettingsUpdated = eventWithListeners('BookingSettingsUpdated', {
  ...bookingSettingsSchema.shape,
  By: idSchema,
});
/** First day on which the member may book again; null lifts the ban. */
export const bookingBanned = event('BookingBanned', {
  Target: idSchema,
  NoBookingsUntil: dateSchema.nullable(),
  By: idSchema,
});
export const guestMarked = event('GuestMarked', { Target: idSchema, IsGuest: z.boolean(), By: idSchema });
export const staffMarked = event('StaffMarked', { Target: idSchema, IsStaff: z.boolean(), By: idSchema });

const strike = { Target: idSchema, Kind: strikeKindSchema, ClassName: z.string(), ClassDate: instantSchema };
/** User of staff who marked the no-show; null for a late cancellation. */
export const strikeCounted = event('StrikeCounted', { ...strike, ClassId: idSchema, By: idSchema.nullable() });
export const strikeForgiven = event('StrikeForgiven', { ...strike, By: idSchema });

// classes feature

/** Classes of one request. Name and date are those of the first class. */
const classBatch = { ClassIds: z.array(idSchema), ClassName: z.string(), ClassDate: instantSchema, By: idSchema };

export const classAdded = eventWithListeners('ClassAdded', classBatch);
export const classUpdated = eventWithListeners('ClassUpdated', classBatch);
export const classPublished = eventWithListeners('ClassPublished', classBatch);
export const classUnpublished = eventWithListeners('ClassUnpublished', classBatch);
export const classDeleted = eventWithListeners('ClassDeleted', classBatch);
export const scheduleChanged = eventWithListeners('ScheduleChanged', classBatch);

// seats feature

/** `Target` is the member. `By` is the user of staff, or null if the member or the server acted. */
const ofClass = { Target: idSchema, ClassId: idSchema, ClassName: z.string(), ClassDate: instantSchema };
const seat = { ...ofClass, By: idSchema.nullable() };

export const classSubscription = event('ClassSubscription', { ...seat, Place: placeSchema });
export const classQueued = event('ClassQueued', { ...seat, Place: placeSchema });
const unsubscriptionReason = z.enum(['LeftQueue', 'Removed', 'Canceled', 'LateCancel']);
export const classUnsubscription = eventWithListeners('ClassUnsubscription', { ...seat, Reason: unsubscriptionReason });

export const seatOffered = eventWithListeners('SeatOffered', { ...seat, Place: placeSchema, OfferExpiresAt: instantSchema });
export const seatOpen = eventWithListeners('SeatOpen', { ...seat, Place: placeSchema });
export const offerExpired = event('OfferExpired', seat);

export const classCanceled = eventWithListeners('ClassCanceled', { ...seat, Reason: z.string(), GivenBack: z.boolean() });
/** `ClassId` and `ClassDate` are of the new class, `FromDate` is of the old one. */
export const classMoved = eventWithListeners('ClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

/** Notifies the trainer (`Target`), unless they canceled the class themselves. */
export const ledClassCanceled = event('LedClassCanceled', { ...seat, Reason: z.string() });
export const ledClassMoved = event('LedClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

export const noShow = event('NoShow', seat);
export const noShowCleared = event('NoShowCleared', seat);

export const recurringBookingRefused = event('RecurringBookingRefused', { ...ofClass, Reason: z.string() });
