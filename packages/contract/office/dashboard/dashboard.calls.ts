import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { dayInputSchema, idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  DASHBOARD_MAX_DAYS,
  dashboardListSchema,
  dashboardRangeFields,
  dashboardRangeSchema,
  dashboardRowSchema,
  dashboardSchema,
  dashboardSettingsSchema,
} from './dashboard.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = [
  'office/dashboard/dashboard',
  'accounts/users',
  'accounts/consents',
  'clubs/clubs',
  'members/people',
  'members/pipeline/pipeline',
  'billing/subscriptions',
  'billing/debts/debts',
  'calendar/seats/participants',
  'office/check-in/check-in',
  'training/trainings',
] as const;

export const getDashboard = call({
  id: 'dashboards.boxes',
  method: 'GET',
  path: '/clubs/{id}/dashboards',
  summary:
    'Returns the lists that the caller shows on the dashboard, how many members are in each, and the settings of the caller and of the club. Trainers have no lists of payments.',
  params: idParams,
  result: dashboardSchema,
  shows,
  access: inClub('params.id', staff),
});
export const listDashboard = call({
  id: 'dashboards.list',
  method: 'GET',
  path: '/clubs/{id}/dashboards/{list}',
  summary: `Returns members of a list, from the first or from \`start\`: of a preset range, or of at most ${DASHBOARD_MAX_DAYS} days, else of the caller’s settings. With a search, those whose names match. Active, NoActivity, AtRisk and Unpaid are of today and ignore the days.`,
  params: z.object({ id: idParamOf<'Club'>(), list: dashboardListSchema }),
  query: pageQuerySchema
    .pick({ draw: true, start: true, globalSearch: true })
    .extend({
      presetRange: dashboardRangeSchema.optional(),
      /** Days of the club, both included, instead of a preset. If only one is set, the list has this day. */
      from: dayInputSchema.optional(),
      to: dayInputSchema.optional(),
      count: z.enum(['50', '100', '250', '500']).transform(Number).optional(),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], message: 'interval-order' }),
  result: pageOf(dashboardRowSchema).extend(dashboardRangeFields),
  shows: [...shows, 'members/tasks/tasks'],
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const setDashboard = call({
  id: 'dashboards.set',
  method: 'PUT',
  path: '/clubs/{id}/dashboards',
  summary: 'Saves which lists the caller shows on their dashboards of all clubs, in which order, range and length.',
  params: idParams,
  body: dashboardSettingsSchema,
  changes: ['office/dashboard/dashboard'],
  access: inClub('params.id', staff),
});
export const resetDashboard = call({
  id: 'dashboards.reset',
  method: 'DELETE',
  path: '/clubs/{id}/dashboards',
  summary: 'Deletes the caller’s own settings of the dashboards. Those of each club apply again.',
  params: idParams,
  changes: ['office/dashboard/dashboard'],
  access: inClub('params.id', staff),
});
export const setDashboardForStaff = call({
  id: 'dashboards.setForStaff',
  method: 'PUT',
  path: '/clubs/{id}/dashboards:forStaff',
  summary: 'Saves the settings of the dashboard for all staff of the club. Users with own settings keep them.',
  params: idParams,
  body: dashboardSettingsSchema,
  changes: ['office/dashboard/dashboard'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
