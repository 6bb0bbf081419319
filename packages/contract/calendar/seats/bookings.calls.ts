import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { errorTypeSchema } from '../../errors.ts';
import {
  dateSchema,
  dayInputSchema,
  idParamOf,
  idParams,
  idSchema,
  instantInputSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
} from '../../scalars.ts';
import { classDaySchema, classSchema, placeSchema } from '../classes/classes.ts';
import { joinErrors } from './participants.calls.ts';
import { attendanceSchema, paidWithSchema, participantStateSchema, paymentModeSchema } from './participants.ts';

export const bookablePlaceSchema = z.object({
  Place: placeSchema,
  SeatsLeft: z.number().int(),
  Queued: z.number().int(),
  /** `Queue`: the class is full and has a waiting list. `None`: `Refused` has the reason. */
  Offer: z.enum(['Book', 'Queue', 'None']),
  Refused: errorTypeSchema.nullable(),
  RefusedValues: z.record(z.string(), z.union([z.string(), z.number()])),
  Paid: paidWithSchema.nullable(),
  LastTicket: z.boolean(),
  EndsBefore: dateSchema.nullable(),
});
export type BookablePlace = z.infer<typeof bookablePlaceSchema>;

export const bookableClassSchema = classSchema
  .pick({
    ClassId: true,
    ClubId: true,
    ClassScheduleId: true,
    Name: true,
    Description: true,
    PictureUri: true,
    Begin: true,
    End: true,
    Days: true,
    Duration: true,
    ClassType: true,
    CalendarType: true,
    BookingMode: true,
    ExternalAppLink: true,
    TrainingType: true,
    ServiceType: true,
    Color: true,
    Location: true,
    DisplayGroupName: true,
    TrainerName: true,
    TrainerPictureUri: true,
  })
  .extend({
    BookingOpensAt: instantSchema,
    BookingClosesAt: instantSchema,
    CancelUntil: instantSchema,
    /** Set in a course that has begun: first and number of the remaining days, for which the athlete pays in proportion. */
    Late: z.object({ Begin: instantSchema, Days: z.number().int() }).nullable(),
    MovedTo: z.object({ ClassId: idSchema, Begin: instantSchema }).nullable(),
    Places: z.array(bookablePlaceSchema),
    Mine: z
      .object({
        State: participantStateSchema,
        Place: placeSchema,
        QueuePosition: z.number().int().nullable(),
        OfferExpiresAt: instantSchema.nullable(),
        OfferIsOpen: z.boolean(),
        Paid: paidWithSchema.nullable(),
        MayCancel: z.boolean(),
      })
      .nullable(),
  });
export type BookableClass = z.infer<typeof bookableClassSchema>;

export const bookedDaySchema = classDaySchema.extend({ Attendance: attendanceSchema.nullable(), NoShow: z.boolean() });
export type BookedDay = z.infer<typeof bookedDaySchema>;

export const bookingSchema = z.object({
  ClassParticipantId: idSchema,
  ClassId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  UserId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  Days: z.array(bookedDaySchema),
  Color: z.string(),
  CalendarType: z.string(),
  Location: z.string(),
  DisplayGroupName: z.string().nullable(),
  TrainerName: z.string().nullable(),
  Place: placeSchema,
  RemoteLink: z.string().nullable(),
  State: participantStateSchema,
  QueuePosition: z.number().int().nullable(),
  OfferExpiresAt: instantSchema.nullable(),
  OfferIsOpen: z.boolean(),
  Since: instantSchema,
  CancelUntil: instantSchema,
  MayCancel: z.boolean(),
  CancelReason: z.string().nullable(),
  Moved: z.boolean(),
  Attendance: attendanceSchema.nullable(),
  NoShow: z.boolean(),
  Paid: paidWithSchema.nullable(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Activities in the next 24 hours in which the user takes part or which they lead. */
export const activitySchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Booking'), Booking: bookingSchema, LastTicket: z.boolean() }),
  z.object({ Kind: z.literal('Teaching'), Class: classSchema }),
]);
export type Activity = z.infer<typeof activitySchema>;

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
  access: inClub('params.id', [...staff, 'FrontDesk']),
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
