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
  instantSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  requiredLineSchema,
} from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';
import { singleScheduleSchema } from '../classes/schedule.ts';
import { moveScopes } from './move-scopes.ts';
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

/** Begin of the marked day, required for a course. */
const day = { Day: instantInputSchema.optional() };

const participantParams = z.object({ id: idParamOf<'Class'>(), userId: idParamOf<'User'>() });

export const listParticipants = call({
  id: 'participants.list',
  method: 'GET',
  path: '/classes/{id}/participants',
  summary: 'Returns the participants of a published class: booked members by name, then the waiting list in its order.',
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
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: ['ClassNotPublished'],
});
export const listNamelessSeats = call({
  id: 'participants.nameless',
  method: 'GET',
  path: '/classes/{id}/namelessSeats',
  summary:
    'Returns the seats of a past class whose members left the club or have no account any more: attendance only, without identity.',
  params: idParams,
  result: z.array(namelessSeatSchema),
  shows: ['calendar/seats/participants'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
});
export const addParticipant = call({
  id: 'participants.add',
  method: 'POST',
  path: '/classes/{id}/participants',
  summary:
    'Adds an athlete to a class. `force` ignores booking times, limits and the waiting list, but never seats, money or documents; `Queue` adds them to the waiting list if the class is full.',
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
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: joinErrors,
  idempotent: true,
});
export const setParticipantState = call({
  id: 'participants.state',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/state',
  summary:
    'Moves a participant between booked and waiting: booking pays and requires a seat, waiting refunds and releases both and takes the last place of the waiting list.',
  params: participantParams,
  body: z.object({
    State: seatStateSchema,
    paymentMode: paymentModeSchema,
    force: z.boolean().default(false),
  }),
  result: participantSchema,
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: joinErrors,
  idempotent: true,
});
export const setAttendance = call({
  id: 'participants.attendance',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/attendance',
  summary: 'Sets attendance: present, absent, or null for unknown; Present clears a no-show.',
  params: participantParams,
  body: z.object({ ...day, Attendance: attendanceSchema.nullable() }),
  result: participantSchema,
  changes: ['calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: ['ClassHasNotStarted', 'ParticipantNotBooked'],
});
export const batchAttendance = call({
  id: 'participants.batchAttendance',
  method: 'POST',
  path: '/classes/{id}/participants:batchAttendance',
  summary: 'Sets the attendance of all booked participants who are neither present, absent nor a no-show.',
  params: idParams,
  body: z.object({ ...day, Attendance: attendanceSchema }),
  result: z.array(participantSchema),
  changes: ['calendar/seats/participants/attendance'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: ['ClassHasNotStarted'],
});
export const setNoShow = call({
  id: 'participants.noShow',
  method: 'PUT',
  path: '/classes/{id}/participants/{userId}/NoShow',
  summary: 'Sets or clears the no-show flag, and the strike with it if the club counts strikes.',
  params: participantParams,
  body: z.object({ ...day, NoShow: z.boolean() }),
  result: participantSchema,
  changes: ['calendar/seats/participants/attendance', 'calendar/booking-rules/strikes'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: ['ClassHasNotStarted', 'ParticipantNotBooked'],
});
export const deleteParticipant = call({
  id: 'participants.delete',
  method: 'DELETE',
  path: '/classes/{id}/participants/{userId}',
  summary: 'Removes a participant from a class; `giveBack` decides about the refund, by default as if they had canceled.',
  params: participantParams,
  query: z.object({ giveBack: flagQuerySchema.optional() }),
  changes: ['calendar/seats/participants', 'billing/subscriptions', 'billing/credits'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
  errors: ['ClassIsFinished', 'ClassIsCanceled'],
  idempotent: true,
});

const notifiedSchema = z.object({ ClassId: idSchema, People: z.number().int() });
export const cancelClass = call({
  id: 'participants.cancelClass',
  method: 'POST',
  path: '/classes/{id}/cancel',
  summary:
    'Cancels a published class that is not over: notifies each participant once, refunds payments, offers no seat. The class remains as canceled.',
  params: idParams,
  body: z.object({ Reason: requiredLineSchema(300) }),
  result: notifiedSchema,
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
const reachSchema = z.object({ Begins: z.array(instantSchema), People: z.number().int() });
export const getMoveReach = call({
  id: 'participants.moveReach',
  method: 'GET',
  path: '/classes/{id}/moveReach',
  summary:
    'Returns which classes a move with the scopes Following and All moves, by Begin, and how many people are booked or waiting in them.',
  params: idParams,
  result: z.object({ Following: reachSchema, All: reachSchema }),
  shows: ['calendar/classes/classes', 'calendar/seats/participants'],
  access: inClub('resolved', staff),
});
export const moveClass = call({
  id: 'participants.moveClass',
  method: 'POST',
  path: '/classes/{id}/move',
  summary:
    'Moves a published class of one day that has not begun: a new class at the other time (in the club’s zone) gets its participants, seats and payments, and this one is canceled. All participants are notified and can cancel without cost until it begins. `Scope` moves the following or all upcoming classes of its series that begin at the same weekday and time by as much; they become a series. Moving back to the time before the last move restores the earlier classes.',
  params: idParams,
  body: z.object({
    ScheduleStartDate: dayInputSchema,
    SingleStartTime: singleScheduleSchema.shape.SingleStartTime,
    Reason: lineSchema(300).default(''),
    Scope: z.enum(moveScopes).default('This'),
  }),
  result: notifiedSchema.extend({ Classes: z.number().int() }),
  status: 200,
  changes: [
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/seats/participants',
    'calendar/seats/participants/attendance',
    'calendar/seats/bookings/recurring',
  ],
  access: inClub('resolved', staff),
  errors: ['ClassIsCanceled', 'ClassNotPublished', 'ClassIsPast', 'ClassHasStarted', 'ClassIsCourse'],
  idempotent: true,
});
export const listParticipantSubscriptions = call({
  id: 'participants.subscriptions',
  method: 'GET',
  path: '/clubs/{id}/classes/participantSubscriptions',
  summary: 'Returns the participants of the classes that begin in the interval, with how they pay and what remains.',
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
