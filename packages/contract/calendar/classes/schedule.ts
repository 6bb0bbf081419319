import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { clockSchema, dateSchema, idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';

export type ClassScheduleId = Id<'ClassSchedule'>;

/**
 * Local in the club's time zone. `rules/calendar/classes/schedule` checks the limits, so that refusals have their own messages.
 */

/** DayOfWeek is 1 for Monday to 7 for Sunday. Duration is in minutes. */
export const weeklySlotSchema = z.object({
  DayOfWeek: z.number().int().min(1).max(7),
  StartTime: clockSchema,
  Duration: z.number().int('invalid-number'),
});
export type WeeklySlot = z.infer<typeof weeklySlotSchema>;

export const singleScheduleSchema = z.object({
  Kind: z.literal('Single'),
  ScheduleStartDate: dateSchema,
  SingleStartTime: clockSchema,
  SingleDuration: z.number().int('invalid-number'),
});
/** Contains each slot of each week from the first to the last day, both days included. */
export const weeklyScheduleSchema = z.object({
  Kind: z.literal('Weekly'),
  ScheduleStartDate: dateSchema,
  ScheduleEndDate: dateSchema,
  Slots: z.array(weeklySlotSchema).max(70),
});
export const scheduleSchema = z.discriminatedUnion('Kind', [singleScheduleSchema, weeklyScheduleSchema]);
export type Schedule = z.infer<typeof scheduleSchema>;
export type WeeklySchedule = z.infer<typeof weeklyScheduleSchema>;

export const scheduledDayTypeSchema = z.enum(['Definition', 'Exception']);
export type ScheduledDayType = z.infer<typeof scheduledDayTypeSchema>;

/**
 * On a Definition the class takes place, on an Exception not. `ClassId`: the day's own class (null for an Exception), in a Course
 * the course.
 */
export const scheduledDaySchema = z.object({
  Begin: instantSchema,
  End: instantSchema,
  Type: scheduledDayTypeSchema,
  ClassId: idSchema.nullable(),
});
export type ScheduledDay = z.infer<typeof scheduledDaySchema>;

export const scheduledDayExceptionSchema = z.object({ Begin: instantInputSchema, Type: scheduledDayTypeSchema });
export type ScheduledDayException = z.infer<typeof scheduledDayExceptionSchema>;
