import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import type { ErrorType } from '../../errors.ts';
import {
  dayInputSchema,
  flagQuerySchema,
  idParamOf,
  idParamSchema,
  idParams,
  idSchema,
  instantInputSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  requiredLineSchema,
} from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';
import { singleScheduleSchema } from '../classes/schedule.ts';
import {
  attendanceSchema,
  listedParticipantSchema,
  namelessSeatSchema,
  participantSchema,
  participantSubscriptionSchema,
  paymentModeSchema,
  seatStateSchema,
} from './participants.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

/** Refusals to add a participant, in the order in which the rule checks them. */
export const joinErrors = [
  'ClassIsCanceled',
  'ClassNotPublished',
  'ClassNotBookable',
  'ClassByInvitation',
  'ClassIsFinished',
  'Conflict',
  'ClassHasStarted',
  'ClassBookingIsEarly',
  'ClassBookingIsPastDue',
  'AthleteBookingDisabled',
  'PoliciesNotAccepted',
  'RequiredMedicalCertificate',
  'RequiredMembership',
  'ClubLimitsExceeded',
  'InvalidPaymentOption',
  'SubscriptionLimitsExceeded',
  'NotEnoughCredits',
  'SubscriptionNotAccepted',
  'NoValidSubscriptions',
  'ClassFull',
] as const satisfies readonly ErrorType[];

/** Begin of the day whose attendance is marked. Required for a course. */
const day = { Day: instantInputSchema.optional() };

const participantParams = z.object({ id: idParamOf<'Class'>(), userId: idParamOf<'User'>() });

export const listParticipants = call({
  id: 'participants.list',
  method: 'GET',
  path: '/classes/{id}/participants',
  summary: 'Booked by name, then waiting in the order of the queue; only of a published class.',
  params: idParams,
  result: z.array(listedParticipantSchema),
  shows: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'billing/subscriptions',
    'billing/credits',
    'accounts/users',
  ],
  access: inClub('resolved', staff),
  errors: ['ClassNotPublished'],
});
export const listNamelessSeats = call({
  id: 'participants.nameless',
  method: 'GET',
  path: '/classes/{id}/namelessSeats',
  summary:
    'Seats of a class that is over whose people left the club or have no account any more: whether they came, nothing of who.',
  params: idParams,
  result: z.array(namelessSeatSchema),
  shows: ['calendar/seats/participants'],
  access: inClub('resolved', staff),
});
export const addParticipant = call({
  id: 'participants.add',
  method: 'POST',
  path: '/classes/{id}/participants',
  summary:
    'Adds an athlete. `force` passes over booking times, limits and those who wait, never over seats, money or documents; `Queue` lets them wait when the class is full.',
  params: idParams,
  body: z.object({
    UserId: idSchema,
    Place: placeSchema.default('InSite'),
    paymentMode: paymentModeSchema,
    force: z.boolean().default(false),
    Queue: z.boolean().default(false),
  }),
  result: participantSchema,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: inClub('resolved', staff),
  errors: joinErrors,
  idempotent: true,
});
export const setParticipantState = call({
  id: 'participants.state',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/state',
  summary: 'Moves between booked and waiting: booking pays and needs a seat, waiting gives both back and stands last.',
  params: participantParams,
  body: z.object({
    State: seatStateSchema,
    paymentMode: paymentModeSchema,
    force: z.boolean().default(false),
  }),
  result: participantSchema,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: inClub('resolved', staff),
  errors: joinErrors,
  idempotent: true,
});
export const setAttendance = call({
  id: 'participants.attendance',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/attendance',
  summary: 'Present, absent, or null for not seen yet; Present clears a no-show.',
  params: participantParams,
  body: z.object({ ...day, Attendance: attendanceSchema.nullable() }),
  result: participantSchema,
  changes: ['calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('resolved', staff),
  errors: ['ClassHasNotStarted', 'ParticipantNotBooked'],
});
export const batchAttendance = call({
  id: 'participants.batchAttendance',
  method: 'POST',
  path: '/classes/{id}/participants:batchAttendance',
  summary: 'Marks the rest: everybody booked who is neither present, absent nor a no-show.',
  params: idParams,
  body: z.object({ ...day, Attendance: attendanceSchema }),
  result: z.array(participantSchema),
  changes: ['calendar/seats/participants/attendance'],
  access: inClub('resolved', staff),
  errors: ['ClassHasNotStarted'],
});
export const setNoShow = call({
  id: 'participants.noShow',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/NoShow',
  summary: 'Sets or clears the no-show flag; where the club counts strikes it comes and goes with it.',
  params: participantParams,
  body: z.object({ ...day, NoShow: z.boolean() }),
  result: participantSchema,
  changes: ['calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('resolved', staff),
  errors: ['ClassHasNotStarted', 'ParticipantNotBooked'],
});
export const deleteParticipant = call({
  id: 'participants.delete',
  method: 'DELETE',
  path: '/classes/{id}/participants/{userId}',
  summary: 'Takes somebody off the list; `giveBack` decides about what was paid, by default as if they had left themselves.',
  params: participantParams,
  query: z.object({ giveBack: flagQuerySchema.optional() }),
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: inClub('resolved', staff),
  errors: ['ClassIsFinished', 'ClassIsCanceled'],
  idempotent: true,
});

const toldSchema = z.object({ ClassId: idSchema, People: z.number().int() });
export const cancelClass = call({
  id: 'participants.cancelClass',
  method: 'POST',
  path: '/classes/{id}/cancel',
  summary:
    'Cancels a published class that is not over: everybody in it is told once, what was paid comes back, no place is offered. It stays, canceled.',
  params: idParams,
  body: z.object({ Reason: requiredLineSchema(300) }),
  result: toldSchema,
  status: 200,
  changes: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'calendar/booking-rules/strikes',
    'billing/subscriptions',
    'billing/credits',
  ],
  access: inClub('resolved', staff),
  errors: ['ClassIsCanceled', 'ClassNotPublished', 'ClassIsPast'],
  idempotent: true,
});
export const moveClass = call({
  id: 'participants.moveClass',
  method: 'POST',
  path: '/classes/{id}/move',
  summary:
    'Moves a published class of one day that has not begun: a new class at the other time (in the club’s zone) takes over people, places and payments, and this one is canceled. Everybody is told and may leave free until it begins.',
  params: idParams,
  body: z.object({
    ScheduleStartDate: dayInputSchema,
    SingleStartTime: singleScheduleSchema.shape.SingleStartTime,
    Reason: lineSchema(300).default(''),
  }),
  result: toldSchema,
  status: 200,
  changes: [
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
  ],
  access: inClub('resolved', staff),
  errors: ['ClassIsCanceled', 'ClassNotPublished', 'ClassIsPast', 'ClassHasStarted', 'ClassIsCourse'],
  idempotent: true,
});
export const listParticipantSubscriptions = call({
  id: 'participants.subscriptions',
  method: 'GET',
  path: '/clubs/{id}/classes/participantSubscriptions',
  summary: 'Participants of the classes that begin in the interval, with what they pay and what is left.',
  params: idParams,
  query: pageQuerySchema
    .extend({ Begin: instantInputSchema, End: instantInputSchema, ClassSubscriptionId: idParamSchema.optional() })
    .refine((query) => Date.parse(query.Begin) < Date.parse(query.End), { path: ['End'], message: 'interval-order' }),
  result: pageOf(participantSubscriptionSchema),
  shows: [
    'calendar/classes/classes',
    'calendar/seats/participants',
    'billing/subscriptions',
    'billing/credits',
    'accounts/users',
  ],
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
