import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { deskSaleSchema, deskSoldSchema } from './desk-sales.ts';

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
