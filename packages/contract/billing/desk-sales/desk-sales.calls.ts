import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { deskSaleSchema, deskSoldSchema, MOST_SOLD, MOST_SOLD_DAYS, soldItemSchema } from './desk-sales.ts';

export const sellAtDesk = call({
  id: 'cashDesk.sell',
  method: 'POST',
  path: '/clubs/{id}/cash-desk/sales',
  summary:
    'Sells subscriptions, credits and goods and takes due amounts with one payment, or refuses all lines. Issues one receipt for each member with all their lines.',
  params: idParams,
  body: deskSaleSchema,
  result: deskSoldSchema,
  changes: [
    'billing/credits',
    'billing/transactions',
    'billing/subscriptions',
    'billing/subscription-requests/subscription-requests',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
  errors: [
    'ArticleNotOnSale',
    'ArticlePriceChanged',
    'SubscriptionAssignmentError',
    'SubscriptionAlreadyHeld',
    'RecurringPlanNeedsCardPayments',
    'SubscriptionNothingToPay',
    'InstallmentsPaidByCard',
    'SubscriptionDueChanged',
  ],
  idempotent: true,
});
export const listMostSold = call({
  id: 'cashDesk.mostSold',
  method: 'GET',
  path: '/clubs/{id}/cash-desk/most-sold',
  summary: `Returns at most ${MOST_SOLD} subscriptions, packages of credits and articles for which the club took the most payments in the last ${MOST_SOLD_DAYS} days, with the number of payments.`,
  params: idParams,
  result: z.array(soldItemSchema),
  shows: ['billing/transactions', 'billing/subscriptions'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});
