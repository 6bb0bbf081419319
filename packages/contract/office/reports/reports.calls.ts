import { z } from 'zod';
import { call, inClub, signedIn } from '../../call.ts';
import { clockSchema, currencySchema, dayInputSchema, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { clubsReportSchema } from './club-figures.ts';
import { OCCUPANCY_MAX_DAYS, occupancySchema, reportClassSchema, waitingMemberSchema } from './occupancy.ts';
import {
  clientLists,
  incomeMethodSchema,
  memberListSchema,
  monthReportSchema,
  monthSchema,
  productKindSchema,
  reportMemberSchema,
  reportPaymentSchema,
  TREND_MONTHS,
} from './reports.ts';
import { retentionSchema } from './retention.ts';
import { visitReportSchema } from './visits.ts';

const readers = ['Owner', 'Manager', 'Accountant'] as const;
const money = ['billing/transactions', 'billing/subscriptions', 'clubs/clubs'] as const;
const members = [
  'billing/subscriptions',
  'billing/end-reasons',
  'billing/debts/debts',
  'members/people',
  'accounts/users',
  'clubs/clubs',
] as const;
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional();
const pageFields = pageQuerySchema.pick({ draw: true, start: true, length: true });

export const getMonthReport = call({
  id: 'reports.month',
  method: 'GET',
  path: '/clubs/{id}/reports/month',
  summary:
    'Returns the figures of a month: income by product and by method, recurring revenue, clients who joined and left, and what is owed today. The running month is reported until today and compared with the same days of other months.',
  params: idParams,
  query: z.object({ Month: monthSchema }),
  result: monthReportSchema,
  shows: [...money, ...members],
  access: inClub('params.id', readers),
});
export const listReportPayments = call({
  id: 'reports.payments',
  method: 'GET',
  path: '/clubs/{id}/reports/month/payments',
  summary:
    'Returns the payments and refunds behind an income of a month: of a product, of a method, or all. `Amount` is their sum.',
  params: idParams,
  query: pageFields.extend({
    Month: monthSchema,
    Currency: currencySchema,
    Kind: productKindSchema.optional(),
    /** Name of the subscription, only with `Kind`. */
    Name: z.string().max(600).default(''),
    Method: incomeMethodSchema.optional(),
  }),
  result: pageOf(reportPaymentSchema).extend({ Amount: z.number().int() }),
  shows: [...money, 'accounts/users'],
  access: inClub('params.id', readers),
});
export const listReportMembers = call({
  id: 'reports.members',
  method: 'GET',
  path: '/clubs/{id}/reports/month/members',
  summary:
    'Returns the members behind a figure of a month: who joined or left, whose subscriptions began or ended, or who owes today. With `After` those who joined and were clients at the end of the month so many months later. All lists but Joined and Left are of one currency.',
  params: idParams,
  query: pageFields
    .extend({
      Month: monthSchema,
      List: memberListSchema,
      Currency: currencySchema.optional(),
      After: whole(0, TREND_MONTHS - 1),
    })
    .refine(({ List, After }) => After === undefined || List === 'Joined', { path: ['After'], message: 'invalid-value' })
    .refine(({ List, Currency }) => Currency !== undefined || clientLists.includes(List), {
      path: ['Currency'],
      message: 'field-required',
    }),
  result: pageOf(reportMemberSchema),
  shows: members,
  access: inClub('params.id', readers),
});

const classes = [
  'calendar/classes/classes',
  'calendar/seats/participants',
  'calendar/seats/bookings',
  'devices/rooms',
  'accounts/users',
  'clubs/clubs',
] as const;
const dayFields = { from: dayInputSchema, to: dayInputSchema };
const inOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;
const order = { path: ['to'], message: 'interval-order' };

export const getOccupancy = call({
  id: 'reports.occupancy',
  method: 'GET',
  path: '/clubs/{id}/reports/occupancy',
  summary: `Returns how full the club’s classes were in at most ${OCCUPANCY_MAX_DAYS} days: by hour and weekday, class, trainer and room, and who waited for a class until it began.`,
  params: idParams,
  query: z.object(dayFields).refine(inOrder, order),
  result: occupancySchema,
  shows: classes,
  access: inClub('params.id', readers),
  errors: ['DateIntervalTooLong'],
});
export const listReportClasses = call({
  id: 'reports.classes',
  method: 'GET',
  path: '/clubs/{id}/reports/occupancy/classes',
  summary:
    'Returns the classes behind a figure of the occupancy, the newest first: those of a weekday, an hour, a name and time, a trainer or a room. 0 means no trainer and no room.',
  params: idParams,
  query: pageFields
    .extend({
      ...dayFields,
      Weekday: whole(1, 7),
      Hour: whole(0, 23),
      Name: z.string().max(200).optional(),
      Clock: clockSchema.optional(),
      TrainerId: whole(0, Number.MAX_SAFE_INTEGER),
      DisplayGroupId: whole(0, Number.MAX_SAFE_INTEGER),
    })
    .refine(inOrder, order),
  result: pageOf(reportClassSchema),
  shows: classes,
  access: inClub('params.id', readers),
  errors: ['DateIntervalTooLong'],
});

export const listReportWaiting = call({
  id: 'reports.waiting',
  method: 'GET',
  path: '/clubs/{id}/reports/occupancy/waiting',
  summary:
    'Returns the members who still waited when classes of a name, weekday and time began, with the number of these classes: the most often first.',
  params: idParams,
  query: pageFields
    .extend({ ...dayFields, Name: z.string().max(200), Weekday: z.coerce.number().int().min(1).max(7), Clock: clockSchema })
    .refine(inOrder, order),
  result: pageOf(waitingMemberSchema),
  shows: classes,
  access: inClub('params.id', readers),
  errors: ['DateIntervalTooLong'],
});

export const getRetention = call({
  id: 'reports.retention',
  method: 'GET',
  path: '/clubs/{id}/reports/retention',
  summary:
    'Returns how many of those who became clients in each of the 12 months until `Month` are still clients at the end of each month after it. A pause counts as staying. `Reasons` are those of all who left in these months.',
  params: idParams,
  query: z.object({ Month: monthSchema }),
  result: retentionSchema,
  shows: ['billing/subscriptions', 'billing/end-reasons', 'clubs/clubs'],
  access: inClub('params.id', readers),
});

export const getVisits = call({
  id: 'reports.visits',
  method: 'GET',
  path: '/clubs/{id}/reports/visits',
  summary: `Returns the visits of at most ${OCCUPANCY_MAX_DAYS} days by day and by source, and the classes, lessons and hours that trainers gave.`,
  params: idParams,
  query: z.object(dayFields).refine(inOrder, order),
  result: visitReportSchema,
  shows: [...classes, 'office/check-in/check-in', 'training/trainings'],
  access: inClub('params.id', readers),
  errors: ['DateIntervalTooLong'],
});

export const getClubsReport = call({
  id: 'reports.clubs',
  method: 'GET',
  path: '/reports/clubs',
  summary:
    'Returns the figures of a month of each club whose reports the caller may read by a role: owner, manager or accountant. Each figure equals the report of its club. Without a month it is the last one that began in each of the clubs.',
  query: z.object({ Month: monthSchema.optional() }),
  result: clubsReportSchema,
  shows: [...money, ...members, ...classes, 'clubs/brands', 'clubs/brands/owners'],
  access: signedIn,
});
