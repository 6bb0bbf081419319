import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { currencySchema, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  clientLists,
  incomeMethodSchema,
  memberListSchema,
  monthReportSchema,
  monthSchema,
  productKindSchema,
  reportMemberSchema,
  reportPaymentSchema,
} from './reports.ts';

const managers = ['Owner', 'Manager'] as const;
const money = ['billing/transactions', 'billing/subscriptions', 'clubs/clubs'] as const;
const members = ['billing/subscriptions', 'billing/debts/debts', 'members/people', 'accounts/users', 'clubs/clubs'] as const;
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
  access: inClub('params.id', managers),
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
    /** Only with `Kind`: the name of the subscription. */
    Name: z.string().max(600).default(''),
    Method: incomeMethodSchema.optional(),
  }),
  result: pageOf(reportPaymentSchema).extend({ Amount: z.number().int() }),
  shows: [...money, 'accounts/users'],
  access: inClub('params.id', managers),
});
export const listReportMembers = call({
  id: 'reports.members',
  method: 'GET',
  path: '/clubs/{id}/reports/month/members',
  summary:
    'Returns the members behind a figure of a month: who joined or left, whose subscriptions began or ended, or who owes today. All lists but Joined and Left are of one currency.',
  params: idParams,
  query: pageFields
    .extend({ Month: monthSchema, List: memberListSchema, Currency: currencySchema.optional() })
    .refine(({ List, Currency }) => Currency !== undefined || clientLists.includes(List), {
      path: ['Currency'],
      message: 'field-required',
    }),
  result: pageOf(reportMemberSchema),
  shows: members,
  access: inClub('params.id', managers),
});
