import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { classSchema } from './classes.ts';
import { scheduledDayExceptionSchema, scheduledDaySchema, scheduleSchema } from './schedule.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const classAndDays = z.object({ Class: classSchema, ScheduledDays: z.array(scheduledDaySchema) });
const changing = [
  'ClassIsCanceled',
  'ClassIsPublished',
  'ClassHasParticipants',
  'ClassIsPast',
  'ScheduleGeneratesNoEvents',
] as const;

export const getSchedule = call({
  id: 'schedules.get',
  method: 'GET',
  path: '/classes/{id}/schedules',
  summary: 'Returns the schedule of a class, of its series or of its course.',
  params: idParams,
  result: scheduleSchema,
  shows: ['calendar/classes/schedule'],
  access: inClub('resolved', staff),
});
export const updateSchedule = call({
  id: 'schedules.update',
  method: 'PUT',
  path: '/classes/{id}/schedules',
  summary:
    'Replaces the schedule: deletes the classes of future days that it no longer contains, adds those of new days, and leaves the others unchanged. Refused while this class, or one to be deleted or moved, is published or has participants.',
  params: idParams,
  body: scheduleSchema,
  result: classAndDays,
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('resolved', staff),
  errors: [...changing, 'LicenseRequired'],
});
export const listScheduledDays = call({
  id: 'schedules.days',
  method: 'GET',
  path: '/classes/{id}/scheduledDays',
  summary: 'Returns the days of the schedule of a class, Exceptions included, by Begin.',
  params: idParams,
  result: z.array(scheduledDaySchema),
  shows: ['calendar/classes/schedule', 'calendar/classes/classes'],
  access: inClub('resolved', staff),
});
export const updateScheduledDays = call({
  id: 'schedules.exceptions',
  method: 'PUT',
  path: '/classes/{id}/scheduledDays',
  summary: 'Turns days into Exceptions and deletes their class, or back into Definitions with an unpublished class.',
  params: idParams,
  body: z.array(scheduledDayExceptionSchema).min(1, 'field-required').max(500),
  result: classAndDays,
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('resolved', staff),
  errors: changing,
});
