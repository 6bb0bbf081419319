import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { dayInputSchema, idParamOf, idParams, idSchema, instantInputSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';
import { activitySchema, bookableClassSchema, bookingSchema, recurringBookingSchema } from './bookings.ts';
import { joinErrors } from './participants.calls.ts';
import { paymentModeSchema } from './participants.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
export const BOOK_MAX_DAYS = 14;

const onlyUser = theUser('params.id');
const ofUserInClub = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const ofClassOfUser = z.object({ id: idParamOf<'User'>(), classId: idParamOf<'Class'>() });
const bookingsQuery = pageQuerySchema
  .extend({ Begin: instantInputSchema, End: instantInputSchema })
  .refine((query) => Date.parse(query.Begin) < Date.parse(query.End), { path: ['End'], message: 'interval-order' });

export const listBookableClasses = call({
  id: 'bookings.book',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/bookableClasses',
  summary:
    'Returns the published classes of the days (in the club’s zone) that an athlete of the club may see, each with the athlete’s possible actions.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  query: z.object({ from: dayInputSchema, days: z.coerce.number().int().min(1).max(BOOK_MAX_DAYS).default(7) }),
  result: z.object({ TimeZone: z.string(), Classes: z.array(bookableClassSchema) }),
  shows: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/booking-rules',
    'calendar/booking-rules/strikes',
    'billing/subscription-types',
    'billing/subscriptions',
    'billing/credits',
    'clubs/policies/answers',
    'clubs/policies',
    'members/documents/documents',
    'members/people',
  ],
  access: onlyUser,
});
export const getBookableClass = call({
  id: 'bookings.class',
  method: 'GET',
  path: '/users/{id}/bookableClasses/{classId}',
  summary: 'Returns one class of the Book screen: the target of a notification or a link.',
  params: ofClassOfUser,
  result: bookableClassSchema,
  shows: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/booking-rules',
    'calendar/booking-rules/strikes',
    'billing/subscription-types',
    'billing/subscriptions',
    'billing/credits',
    'clubs/policies/answers',
    'clubs/policies',
    'members/documents/documents',
    'members/people',
  ],
  access: onlyUser,
});
export const bookClass = call({
  id: 'bookings.create',
  method: 'POST',
  path: '/users/{id}/bookings',
  summary: 'Books a class for the user; with `Queue` adds them to the waiting list if it is full.',
  params: idParams,
  body: z.object({
    ClassId: idSchema,
    Place: placeSchema.default('InSite'),
    paymentMode: paymentModeSchema,
    Queue: z.boolean().default(false),
  }),
  result: bookingSchema,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: onlyUser,
  errors: joinErrors,
  idempotent: true,
});
export const cancelBooking = call({
  id: 'bookings.cancel',
  method: 'DELETE',
  path: '/users/{id}/bookings/{classId}',
  summary:
    'Cancels a booking: refunds its payment before the cancel hour; afterwards only if the club allows it, as a late cancel.',
  params: ofClassOfUser,
  result: z.object({ GivenBack: z.boolean(), Strike: z.boolean() }),
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits', 'calendar/booking-rules/strikes'],
  access: onlyUser,
  errors: ['ClassIsFinished', 'ClassIsCanceled', 'ClassHasStarted', 'ClassCancelIsPastDue', 'ParticipantHasCome'],
  idempotent: true,
});
export const acceptOffer = call({
  id: 'bookings.acceptOffer',
  method: 'POST',
  path: '/users/{id}/bookings/{classId}/acceptOffer',
  summary: 'Takes and pays the free seat that is offered to the user, or in the last hour to all on the waiting list.',
  params: ofClassOfUser,
  body: z.object({ paymentMode: paymentModeSchema }),
  result: bookingSchema,
  status: 200,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: onlyUser,
  errors: [...joinErrors, 'OfferExpired'],
  idempotent: true,
});
export const declineOffer = call({
  id: 'bookings.declineOffer',
  method: 'POST',
  path: '/users/{id}/bookings/{classId}/declineOffer',
  summary: 'Leaves the waiting list; the seat is offered to the next member.',
  params: ofClassOfUser,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: onlyUser,
  errors: ['OfferExpired'],
  idempotent: true,
});
export const listMyBookings = call({
  id: 'bookings.ofUser',
  method: 'GET',
  path: '/users/{id}/bookings',
  summary: 'Returns the user’s bookings in all clubs, by Begin.',
  params: idParams,
  query: bookingsQuery,
  result: pageOf(bookingSchema),
  shows: ['calendar/classes/classes', 'calendar/seats/participants', 'calendar/seats/participants/attendance'],
  access: onlyUser,
  errors: ['DateIntervalTooLong'],
});
export const listClubUserBookings = call({
  id: 'bookings.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/bookings',
  summary: 'Returns the bookings of a member in this club, for the tab of EditUser.',
  params: ofUserInClub,
  query: bookingsQuery,
  result: pageOf(bookingSchema),
  shows: ['calendar/classes/classes', 'calendar/seats/participants', 'calendar/seats/participants/attendance'],
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const listMyActivities = call({
  id: 'bookings.activities',
  method: 'GET',
  path: '/users/{id}/activities',
  summary:
    'Returns the user’s activities of the next 24 hours, running ones included: bookings, and for a trainer the classes to lead.',
  params: idParams,
  result: z.array(activitySchema),
  shows: ['calendar/classes/classes', 'calendar/seats/participants'],
  access: onlyUser,
});

export const listRecurringBookings = call({
  id: 'recurringBookings.list',
  method: 'GET',
  path: '/users/{id}/recurringBookings',
  summary: 'Returns the user’s recurring bookings.',
  params: idParams,
  result: z.array(recurringBookingSchema),
  shows: ['calendar/seats/bookings/recurring'],
  access: onlyUser,
});
export const createRecurringBooking = call({
  id: 'recurringBookings.create',
  method: 'POST',
  path: '/users/{id}/recurringBookings',
  summary: 'Books all further classes of the series with the weekday and time of this class, each as soon as booking opens.',
  params: idParams,
  body: z.object({
    ClassId: idSchema,
    Place: placeSchema.default('InSite'),
    Queue: z.boolean().default(true),
    Until: dayInputSchema.nullable().default(null),
  }),
  result: recurringBookingSchema,
  changes: ['calendar/seats/bookings/recurring', 'calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: onlyUser,
  errors: ['ClassHasNoSeries', 'Conflict'],
  idempotent: true,
});
export const deleteRecurringBooking = call({
  id: 'recurringBookings.delete',
  method: 'DELETE',
  path: '/users/{id}/recurringBookings/{recurringBookingId}',
  summary: 'Deletes a recurring booking; existing bookings are unchanged.',
  params: z.object({ id: idParamOf<'User'>(), recurringBookingId: idParamOf<'RecurringBooking'>() }),
  changes: ['calendar/seats/bookings/recurring'],
  access: onlyUser,
});
