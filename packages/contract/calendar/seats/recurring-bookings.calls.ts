import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idParamOf, idParams, idSchema, instantSchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';

export type RecurringBookingId = Id<'RecurringBooking'>;

/** A recurring booking, such as "every Tuesday at 18:00", books each class of a series as soon as its booking opens. */
export const recurringBookingSchema = z.object({
  RecurringBookingId: idSchema,
  UserId: idSchema,
  ClubId: idSchema,
  ClassScheduleId: idSchema,
  Name: z.string(),
  /** 1 is Monday, 7 Sunday, in the club's time zone. */
  DayOfWeek: z.number().int(),
  StartTime: z.string(),
  Place: placeSchema,
  Queue: z.boolean(),
  Until: dateSchema.nullable(),
  CreatedAt: instantSchema,
  LastClassBegin: instantSchema.nullable(),
  LastRefused: errorTypeSchema.nullable(),
});
export type RecurringBooking = z.infer<typeof recurringBookingSchema>;

const onlyUser = theUser('params.id');

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
