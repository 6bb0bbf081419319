import { z } from 'zod';
import { call, inClub, ownerOf } from '../call.ts';
import { idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { clubComparisonSchema, comparedPeriodSchema, moneyDueSchema, needSchema } from './club-overview.ts';

const managers = ['Owner', 'Manager'] as const;

export const listClubNeeds = call({
  id: 'clubOverview.needs',
  method: 'GET',
  path: '/clubs/{id}/needs',
  summary:
    'Returns what needs the attention of a manager, most urgent first: certificates, late payments, requests, free seats with a waiting list, trials, disputes, a lost payment account and policies.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(needSchema),
  shows: [
    'accounts/users',
    'members/people',
    'members/joining/joining',
    'members/documents/documents',
    'billing/subscriptions',
    'billing/subscription-types',
    'billing/subscription-requests/subscription-requests',
    'billing/disputes',
    'billing/payment-accounts',
    'billing/transactions',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'clubs/policies',
    'clubs/policies/answers',
  ],
  access: inClub('params.id', managers),
});

export const listMoneyDue = call({
  id: 'clubOverview.moneyDue',
  method: 'GET',
  path: '/clubs/{id}/moneyDue',
  summary:
    'Returns what members owe the club next, and what users owe who left: overdue amounts, then due ones, each by currency.',
  params: idParams,
  result: z.array(moneyDueSchema),
  shows: ['members/people', 'billing/subscriptions', 'billing/debts/debts'],
  access: inClub('params.id', managers),
});

export const listClubComparison = call({
  id: 'clubOverview.comparison',
  method: 'GET',
  path: '/brands/{id}/comparison',
  summary:
    'Returns the clubs of a brand side by side over a period, by default thirty days: members and joins, seats filled now and before, overdue amounts by currency.',
  params: idParams,
  query: z.object({ Period: comparedPeriodSchema.default('last30') }),
  result: z.array(clubComparisonSchema),
  shows: [
    'clubs/clubs',
    'clubs/brands',
    'members/people',
    'billing/subscriptions',
    'calendar/classes/classes',
    'calendar/seats/participants',
  ],
  access: ownerOf('params.id'),
});
