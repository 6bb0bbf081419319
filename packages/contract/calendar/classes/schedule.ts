import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { clockSchema, dateSchema, idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';

export type ClassScheduleId = Id<'ClassSchedule'>;

/** Times are local in the club's time zone. `rules/calendar/classes/schedule` checks the limits. */

/** 1 is Monday, 7 Sunday. Duration is in minutes. */
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

/** `ClassId` is the class of the day, in a Course the course. Null for an Exception, which has no class. */
export const scheduledDaySchema = z.object({
  Begin: instantSchema,
  End: instantSchema,
  Type: scheduledDayTypeSchema,
  ClassId: idSchema.nullable(),
});
export type ScheduledDay = z.infer<typeof scheduledDaySchema>;

export const scheduledDayExceptionSchema = z.object({ Begin: instantInputSchema, Type: scheduledDayTypeSchema });
export type ScheduledDayException = z.infer<typeof scheduledDayExceptionSchema>;
