import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { clockSchema, dateSchema, idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';

export type ClassScheduleId = Id<'ClassSchedule'>;

/**
 * When a class takes place. All dates and clocks are wall-clock time in the club's zone; the limits (10 to 240 minutes,
 * six months ahead, 370 days …) are decided by `rules/calendar/classes/schedule`, so that refusals carry the spec's messages.
 */

/** One weekly slot. DayOfWeek: 1 = Monday … 7 = Sunday. Duration in minutes. */
export const weeklySlotSchema = z.object({
  DayOfWeek: z.number().int().min(1).max(7),
  StartTime: clockSchema,
  Duration: z.number().int('invalid-number'),
});
export type WeeklySlot = z.infer<typeof weeklySlotSchema>;

/** A Single class: the prefill of a calendar selection has the same three fields. */
export const singleScheduleSchema = z.object({
  Kind: z.literal('Single'),
  ScheduleStartDate: dateSchema,
  SingleStartTime: clockSchema,
  SingleDuration: z.number().int('invalid-number'),
});
/** A Lesson, Group or Course: every slot of every week from the first to the last day, both included. */
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
 * A day the schedule generates: a Definition takes place, an Exception does not. `ClassId` is the class of that day: its
 * own one in a Lesson or Group series (null for an Exception), the course itself in a Course.
 */
export const scheduledDaySchema = z.object({
  Begin: instantSchema,
  End: instantSchema,
  Type: scheduledDayTypeSchema,
  ClassId: idSchema.nullable(),
});
export type ScheduledDay = z.infer<typeof scheduledDaySchema>;

/** What the editor sends when a day is clicked. */
export const scheduledDayExceptionSchema = z.object({ Begin: instantInputSchema, Type: scheduledDayTypeSchema });
export type ScheduledDayException = z.infer<typeof scheduledDayExceptionSchema>;
