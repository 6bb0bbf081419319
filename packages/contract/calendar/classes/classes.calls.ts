import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import type { ErrorType } from '../../errors.ts';
import {
  clockSchema,
  flagQuerySchema,
  idParamSchema,
  idParams,
  idSchema,
  instantInputSchema,
  pageOf,
  pageQuerySchema,
} from '../../scalars.ts';
import { occupancies } from './class-types.ts';
import {
  batchResultSchema,
  type CalendarType,
  calendarClassSchema,
  classFilterDataSchema,
  classInputSchema,
  classPatchSchema,
  classSchema,
  classTypeSchema,
  classUpdateSchema,
  placeSchema,
  publishStateSchema,
} from './classes.ts';

/** Trainers get InsufficientRights when they create a class in the calendar Services. */
const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const writing = ['ScheduleGeneratesNoEvents', 'StaleRowVersion', 'NotFound'] as const satisfies readonly ErrorType[];

/** Most days of one request: a year, with the few other days of a month view. */
export const CLASSES_MAX_DAYS = 375;
export const CLASSES_PAGE = 1000;

const daysOfWeek = z
  .string()
  .regex(/^[1-7](,[1-7])*$/, 'invalid-value')
  .transform((text) => text.split(',').map(Number));

/** The specification writes these words in lower case here and capitalized in classes, so both are accepted. */
const calendarWords = {
  Club: 'Club',
  PT: 'PT',
  Services: 'Services',
  BridgeWorkouts: 'BridgeWorkouts',
  club: 'Club',
  pt: 'PT',
  services: 'Services',
  bridgeWorkouts: 'BridgeWorkouts',
} as const satisfies Record<string, CalendarType>;
const calendarQuerySchema = z
  .enum(Object.keys(calendarWords) as (keyof typeof calendarWords)[])
  .transform((word): CalendarType => calendarWords[word]);

/** Begin and End are required, so that the list is never unbounded. */
export const classQuerySchema = pageQuerySchema
  .extend({
    length: z.coerce.number().int().min(1).max(CLASSES_PAGE).default(CLASSES_PAGE),
    calendarType: calendarQuerySchema.optional(),
    /** Classes that overlap the interval; `End` is not included. */
    Begin: instantInputSchema,
    End: instantInputSchema,
    Location: z.string().trim().max(120).optional(),
    TrainerId: idParamSchema.optional(),
    TrainerName: z.string().trim().max(120).optional(),
    TrainingType: z.string().max(60).optional(),
    ClassType: classTypeSchema.optional(),
    Place: placeSchema.optional(),
    PublishState: publishStateSchema.optional(),
    Participants: z.enum(occupancies).optional(),
    ClassSubscriptionId: idParamSchema.optional(),
    /** Days in the club's time zone: `1,3,5` is Monday, Wednesday and Friday. */
    dayOfWeek: daysOfWeek.optional(),
    expandDates: flagQuerySchema.default(false),
    startTime: clockSchema.optional(),
    endTime: clockSchema.optional(),
    BridgeWorkoutId: idParamSchema.optional(),
    DisplayGroupId: idParamSchema.optional(),
  })
  .refine((query) => Date.parse(query.Begin) < Date.parse(query.End), { path: ['End'], message: 'interval-order' })
  .refine((query) => query.startTime === undefined || query.endTime === undefined || query.startTime < query.endTime, {
    path: ['endTime'],
    message: 'time-of-day-order',
  });
export type ClassQuery = z.infer<typeof classQuerySchema>;

export const listClasses = call({
  id: 'classes.list',
  method: 'GET',
  path: '/clubs/{id}/classes',
  summary: 'Returns the classes of a calendar (club, pt, services, bridgeWorkouts; all without one) in the interval, by Begin.',
  params: idParams,
  query: classQuerySchema,
  result: pageOf(calendarClassSchema),
  shows: ['calendar/classes/classes', 'calendar/seats/participants', 'accounts/users'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
  errors: ['DateIntervalTooLong'],
});
export const getClassFilterData = call({
  id: 'classes.filterData',
  method: 'GET',
  path: '/clubs/{id}/classes/filterData',
  summary: 'Returns the values of the filters: those used by the classes of the last and next year.',
  params: idParams,
  query: z.object({ calendarType: calendarQuerySchema.optional() }),
  result: classFilterDataSchema,
  shows: ['calendar/classes/classes'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const createClass = call({
  id: 'classes.create',
  method: 'POST',
  path: '/classes',
  summary: 'Creates an unpublished class, or the classes of a series; returns the first and their number.',
  body: classInputSchema,
  result: z.object({ Class: classSchema, Classes: z.number().int() }),
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  errors: ['ScheduleGeneratesNoEvents'],
  idempotent: true,
});
export const getClass = call({
  id: 'classes.get',
  method: 'GET',
  path: '/classes/{id}',
  summary: 'Returns a class.',
  params: idParams,
  result: classSchema,
  shows: ['calendar/classes/classes', 'calendar/seats/participants'],
  access: inClub('resolved', [...staff, 'FrontDesk']),
});
export const updateClass = call({
  id: 'classes.update',
  method: 'PUT',
  path: '/classes/{id}',
  summary: 'Saves a class; with a Schedule also its dates, while it is unpublished.',
  params: idParams,
  body: classUpdateSchema,
  result: classSchema,
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('resolved', staff),
  errors: [
    ...writing,
    'LicenseRequired',
    'ClassIsCanceled',
    'ClassIsPublished',
    'ClassHasParticipants',
    'ClassIsPast',
    'BookingModeLocked',
    'SeatsBelowParticipants',
  ],
});
export const deleteClass = call({
  id: 'classes.delete',
  method: 'DELETE',
  path: '/classes/{id}',
  summary: 'Deletes an unpublished class without participants that is not over; its day of the series becomes an Exception.',
  params: idParams,
  changes: [
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/booking-rules/strikes',
    'calendar/seats/participants',
  ],
  access: inClub('resolved', staff),
  errors: ['ClassIsCanceled', 'ClassIsActive', 'ClassHasParticipants', 'ClassIsPast'],
});
export const setClassPublishState = call({
  id: 'classes.publishState',
  method: 'POST',
  path: '/classes/{id}/PublishState',
  summary: 'Publishes or unpublishes a class.',
  params: idParams,
  body: z.object({ PublishState: publishStateSchema }),
  result: classSchema,
  status: 200,
  changes: ['calendar/classes/classes'],
  access: inClub('resolved', staff),
  errors: ['ClassIsCanceled', 'ClassHasParticipants'],
});

/** Classes of other clubs are refused one by one, as NotFound in the result. */
const batch = z.object({ ClubId: idSchema, ClassIds: z.array(idSchema).min(1, 'field-required').max(CLASSES_PAGE) });

export const batchDeleteClasses = call({
  id: 'classes.batchDelete',
  method: 'POST',
  path: '/classes:batchDelete',
  summary: 'Deletes those of the classes that may be deleted.',
  body: batch,
  result: batchResultSchema,
  changes: [
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/booking-rules/strikes',
    'calendar/seats/participants',
  ],
  access: inClub('body.ClubId', managers),
});
export const batchPublishClasses = call({
  id: 'classes.batchPublish',
  method: 'POST',
  path: '/classes:batchPublish',
  summary: 'Publishes classes.',
  body: batch,
  result: batchResultSchema,
  changes: ['calendar/classes/classes'],
  access: inClub('body.ClubId', managers),
});
export const batchUnpublishClasses = call({
  id: 'classes.batchUnpublish',
  method: 'POST',
  path: '/classes:batchUnpublish',
  summary: 'Unpublishes those of the classes without participants.',
  body: batch,
  result: batchResultSchema,
  changes: ['calendar/classes/classes'],
  access: inClub('body.ClubId', managers),
});
export const batchUpdateClasses = call({
  id: 'classes.batchUpdate',
  method: 'POST',
  path: '/classes:batchUpdate',
  summary:
    'Sets the given fields in those of the classes without participants; the order of the booking windows is checked for each class with its unchanged fields.',
  body: batch.extend({ Fields: classPatchSchema }),
  result: batchResultSchema,
  changes: ['calendar/classes/classes'],
  access: inClub('body.ClubId', managers),
});
export const batchCloneClasses = call({
  id: 'classes.batchClone',
  method: 'POST',
  path: '/classes:batchClone',
  summary:
    'Adds unpublished copies of classes, some days later at the same wall-clock time; returns the ids of the copies, and for each class whose copy a rule of schedules refuses that rule.',
  body: batch.extend({ ShiftDays: z.number().int('invalid-number').min(1, 'invalid-number').max(190, 'schedule-too-far-ahead') }),
  result: batchResultSchema,
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('body.ClubId', managers),
  licensed: true,
  idempotent: true,
});
