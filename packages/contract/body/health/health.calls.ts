import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { dayInputSchema, idParams, pageQuerySchema } from '../../scalars.ts';
import {
  activityDaySchema,
  dailySchema,
  dashboardSchema,
  HEALTH_DASHBOARD_DAYS,
  HEALTH_LIST_DAYS,
  healthBoardSchema,
  healthKeepSchema,
  healthReasons,
  healthStateSchema,
  healthWeekSchema,
  hrvSchema,
  pulseoxSchema,
  sleepSchema,
  stressSchema,
} from './health.ts';

const readers = ['Owner', 'Trainer'] as const;
const shows = ['body/health', 'accounts/users', 'accounts/consents', 'members/people'] as const;
/** Days of the athlete's calendar, both included; one alone means that day. Default: the last seven, for a dashboard thirty. */
const days = z
  .object({ from: dayInputSchema.optional(), to: dayInputSchema.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'interval-order' });
const errors = ['NotShared', 'DateIntervalTooLong'] as const;
const atMost = (count: number) => `of a range of at most ${count} days`;

export const getHealth = call({
  id: 'health.get',
  method: 'GET',
  path: '/users/{id}/health',
  summary: 'Whether one’s watch sends what it says of days and nights, whether that is kept, and until when it is known.',
  params: idParams,
  result: healthStateSchema,
  shows: ['body/health', 'accounts/users', 'accounts/consents', 'members/people', 'training/wearables'],
  access: theUser('params.id', readers),
  errors: ['NotShared'],
});
export const keepHealth = call({
  id: 'health.keep',
  method: 'POST',
  path: '/users/{id}/health:keep',
  summary:
    'Lets what one’s watch says of days and nights be kept, or withdraws that: nothing more is kept then, and what there is stays until it is deleted.',
  params: idParams,
  body: healthKeepSchema,
  result: healthStateSchema,
  changes: ['body/health'],
  access: theUser('params.id'),
});
export const deleteHealth = call({
  id: 'health.delete',
  method: 'DELETE',
  path: '/users/{id}/health',
  summary:
    'Deletes everything that is kept of one’s days and nights; 404 where nothing is. Measures of a scale stay among the body measures.',
  params: idParams,
  changes: ['body/health'],
  access: theUser('params.id'),
});

export const listHealthDays = call({
  id: 'health.daily',
  method: 'GET',
  path: '/users/{id}/health/daily',
  summary: `Days as one’s watch sums them up, ${atMost(HEALTH_LIST_DAYS)}, in order.`,
  params: idParams,
  query: days,
  result: z.array(dailySchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const listHealthHrv = call({
  id: 'health.hrv',
  method: 'GET',
  path: '/users/{id}/health/hrv',
  summary: `Heart-rate variability of nights, as the provider says it, ${atMost(HEALTH_LIST_DAYS)}.`,
  params: idParams,
  query: days,
  result: z.array(hrvSchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const listHealthPulseox = call({
  id: 'health.pulseox',
  method: 'GET',
  path: '/users/{id}/health/pulseox',
  summary: `Pulse oximetry, in percent, ${atMost(HEALTH_LIST_DAYS)}.`,
  params: idParams,
  query: days,
  result: z.array(pulseoxSchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const listHealthSleep = call({
  id: 'health.sleep',
  method: 'GET',
  path: '/users/{id}/health/sleep',
  summary: `Nights, by the day on which they ended, with their stages, ${atMost(HEALTH_LIST_DAYS)}.`,
  params: idParams,
  query: days,
  result: z.array(sleepSchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const listHealthStress = call({
  id: 'health.stress',
  method: 'GET',
  path: '/users/{id}/health/stress',
  summary: `Stress and body battery through the day, ${atMost(HEALTH_LIST_DAYS)}. Samples without a value are in no average.`,
  params: idParams,
  query: days,
  result: z.array(stressSchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const listHealthActivity = call({
  id: 'health.activity',
  method: 'GET',
  path: '/users/{id}/health/activity',
  summary: `How one moved, day by day and in quarters of an hour, ${atMost(HEALTH_LIST_DAYS)}.`,
  params: idParams,
  query: days,
  result: z.array(activityDaySchema),
  shows,
  access: theUser('params.id', readers),
  errors,
});

export const getHealthDaysDashboard = call({
  id: 'health.dailyDashboard',
  method: 'GET',
  path: '/users/{id}/health/daily/dashboard',
  summary: `Averages, extremes and course of the days ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const getHealthHrvDashboard = call({
  id: 'health.hrvDashboard',
  method: 'GET',
  path: '/users/{id}/health/hrv/dashboard',
  summary: `The same of heart-rate variability, with one’s own range of three weeks, ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const getHealthPulseoxDashboard = call({
  id: 'health.pulseoxDashboard',
  method: 'GET',
  path: '/users/{id}/health/pulseox/dashboard',
  summary: `The same of pulse oximetry ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const getHealthSleepDashboard = call({
  id: 'health.sleepDashboard',
  method: 'GET',
  path: '/users/{id}/health/sleep/dashboard',
  summary: `The same of nights ${atMost(HEALTH_DASHBOARD_DAYS)}; of several sleeps of a day the longest counts.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const getHealthStressDashboard = call({
  id: 'health.stressDashboard',
  method: 'GET',
  path: '/users/{id}/health/stress/dashboard',
  summary: `The same of stress and body battery ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});
export const getHealthActivityDashboard = call({
  id: 'health.activityDashboard',
  method: 'GET',
  path: '/users/{id}/health/activity/dashboard',
  summary: `The same of how one moved ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
  params: idParams,
  query: days,
  result: dashboardSchema,
  shows,
  access: theUser('params.id', readers),
  errors,
});

export const getHealthWeek = call({
  id: 'health.weekOfClub',
  method: 'GET',
  path: '/clubs/{id}/health/week',
  summary:
    'The nights and days of the athletes who share their health with the club over seven days to this one; those first who had most short nights, then by name.',
  params: idParams,
  query: pageQuerySchema.extend({
    /** Default: today in the club. Future days are refused. */
    day: dayInputSchema.optional(),
  }),
  result: healthWeekSchema,
  shows,
  access: inClub('params.id', readers),
});
export const getHealthBoard = call({
  id: 'health.ofClub',
  method: 'GET',
  path: '/clubs/{id}/health',
  summary:
    'The athletes who share their health with the club, with the night that ended on a day, and what their own range says; those first for whom there is a reason to look, then by name.',
  params: idParams,
  query: pageQuerySchema.extend({
    /** Default: today in the club. Future days are refused. */
    day: dayInputSchema.optional(),
    only: z.enum(healthReasons).optional(),
  }),
  result: healthBoardSchema,
  shows: [...shows, 'calendar/classes/classes', 'calendar/classes/schedule', 'calendar/seats/participants'],
  access: inClub('params.id', readers),
});
