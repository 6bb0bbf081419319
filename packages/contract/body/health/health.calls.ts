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
/**
 * Days in the athlete's calendar, inclusive. If only one is set, the range is this day. Default: seven days, in a dashboard
 * thirty.
 */
const days = z
  .object({ from: dayInputSchema.optional(), to: dayInputSchema.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'interval-order' });
const errors = ['NotShared', 'DateIntervalTooLong'] as const;
const atMost = (count: number) => `of a range of at most ${count} days`;

export const getHealth = call({
  id: 'health.get',
  method: 'GET',
  path: '/users/{id}/health',
  summary: 'Returns whether the user’s watch sends data of days and nights, whether they are stored, and the last day with data.',
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
    'Allows to store the data of days and nights from the user’s watch, or ends it: afterwards nothing more is stored, and stored data remain until deleted.',
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
    'Deletes all stored data of the user’s days and nights; 404 without any. Measures of a scale remain among the body measures.',
  params: idParams,
  changes: ['body/health'],
  access: theUser('params.id'),
});

export const listHealthDays = call({
  id: 'health.daily',
  method: 'GET',
  path: '/users/{id}/health/daily',
  summary: `Returns the daily summaries of the user’s watch, ${atMost(HEALTH_LIST_DAYS)}, in order.`,
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
  summary: `Returns the heart-rate variability of nights, as the provider computes it, ${atMost(HEALTH_LIST_DAYS)}.`,
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
  summary: `Returns the pulse oximetry, in percent, ${atMost(HEALTH_LIST_DAYS)}.`,
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
  summary: `Returns the nights, by the day on which they ended, with their stages, ${atMost(HEALTH_LIST_DAYS)}.`,
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
  summary: `Returns stress and body battery through the day, ${atMost(HEALTH_LIST_DAYS)}. Samples without a value are in no average.`,
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
  summary: `Returns the movement by day and by quarter of an hour, ${atMost(HEALTH_LIST_DAYS)}.`,
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
  summary: `Returns averages, extremes and trend of the days ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
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
  summary: `Returns averages, extremes and trend of the heart-rate variability, with the user’s own range of three weeks, ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
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
  summary: `Returns averages, extremes and trend of the pulse oximetry ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
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
  summary: `Returns averages, extremes and trend of the nights ${atMost(HEALTH_DASHBOARD_DAYS)}; of several sleeps of a day the longest counts.`,
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
  summary: `Returns averages, extremes and trend of stress and body battery ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
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
  summary: `Returns averages, extremes and trend of the movement ${atMost(HEALTH_DASHBOARD_DAYS)}.`,
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
    'Returns the seven nights and days up to this one of the athletes who share their health data with the club; those with most short nights first, then by name.',
  params: idParams,
  query: pageQuerySchema.extend({
    /** In the calendar of the club; default is today. No future days. */
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
    'Returns the athletes who share their health data with the club, with the night that ended on a day, compared with their own range; those with a deviation first, then by name.',
  params: idParams,
  query: pageQuerySchema.extend({
    day: dayInputSchema.optional(),
    only: z.enum(healthReasons).optional(),
  }),
  result: healthBoardSchema,
  shows: [...shows, 'calendar/classes/classes', 'calendar/classes/schedule', 'calendar/seats/participants'],
  access: inClub('params.id', readers),
});
