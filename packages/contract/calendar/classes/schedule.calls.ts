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
  summary: 'The schedule of a class, of its series or of its course.',
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
    'Replaces the schedule: future days it no longer names lose their class, new days get one, others keep theirs. Refused while this class, or one that would go or move, is published or has participants.',
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
  summary: 'The days of the schedule of a class, Exceptions included, by Begin.',
  params: idParams,
  result: z.array(scheduledDaySchema),
  shows: ['calendar/classes/schedule', 'calendar/classes/classes'],
  access: inClub('resolved', staff),
});
export const updateScheduledDays = call({
  id: 'schedules.exceptions',
  method: 'PUT',
  path: '/classes/{id}/scheduledDays',
  summary: 'Turns days into Exceptions (their class goes) or back into Definitions (their class comes again, unpublished).',
  params: idParams,
  body: z.array(scheduledDayExceptionSchema).min(1, 'field-required').max(500),
  result: classAndDays,
  changes: ['calendar/classes/classes', 'calendar/classes/schedule'],
  access: inClub('resolved', staff),
  errors: changing,
});
