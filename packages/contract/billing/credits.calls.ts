import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { dayInputSchema, idParamOf, idParams, idSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  creditAccountSchema,
  creditsPackageFieldsSchema,
  creditsPackageSchema,
  creditsPackageUpdateSchema,
  creditTransactionInputSchema,
  creditTransactionSchema,
  writtenCreditsPackageSchema,
} from './credits.ts';
import { knownSubscriptionsSchema, userSubscriptionSchema } from './subscriptions.ts';
import { transactionMethodSchema, transactionSchema } from './transactions.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const listCreditsPackages = call({
  id: 'creditsPackages.list',
  method: 'GET',
  path: '/clubs/{id}/creditsPackages',
  summary: 'Returns the credit packages of a club, by credits.',
  params: idParams,
  result: z.array(writtenCreditsPackageSchema),
  shows: ['billing/credits/packages'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const createCreditsPackage = call({
  id: 'creditsPackages.create',
  method: 'POST',
  path: '/payments/creditsPackages',
  summary: 'Adds a credit package.',
  body: creditsPackageFieldsSchema.extend({ ClubId: idSchema }),
  result: creditsPackageSchema,
  changes: ['billing/credits/packages'],
  access: inClub('body.ClubId', managers),
  errors: ['ClubCurrencyFixed'],
  licensed: true,
});
export const updateCreditsPackage = call({
  id: 'creditsPackages.update',
  method: 'PUT',
  path: '/payments/creditsPackages/{id}',
  summary: 'Saves a credit package; packages already sold are unchanged. RowVersion guards against stale writes.',
  params: idParams,
  body: creditsPackageUpdateSchema,
  result: writtenCreditsPackageSchema,
  changes: ['billing/credits/packages'],
  access: inClub('resolved', managers),
  errors: ['ClubCurrencyFixed', 'StaleRowVersion'],
});
export const deleteCreditsPackage = call({
  id: 'creditsPackages.delete',
  method: 'DELETE',
  path: '/payments/creditsPackages/{id}',
  summary: 'Deletes a credit package from the list.',
  params: idParams,
  changes: ['billing/credits/packages'],
  access: inClub('resolved', managers),
});

export const listClubCredits = call({
  id: 'credits.ofClub',
  method: 'GET',
  path: '/clubs/{id}/credits',
  summary: 'Returns the credit balances of the members, by name.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(creditAccountSchema.extend({ Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() })),
  shows: ['billing/credits', 'accounts/users'],
  access: inClub('params.id', staff),
});
export const getClubUserCredits = call({
  id: 'credits.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/credits',
  summary: 'Returns the credit balance of a member.',
  params: ofUser,
  result: creditAccountSchema,
  shows: ['billing/credits'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const listClubUserCreditTransactions = call({
  id: 'creditTransactions.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/creditTransactions',
  summary: 'Returns the credit ledger of a member, newest first.',
  params: ofUser,
  query: pageQuerySchema,
  result: pageOf(creditTransactionSchema),
  shows: ['billing/credits'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const createCreditTransaction = call({
  id: 'creditTransactions.create',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/creditTransactions',
  summary: 'Adds or subtracts credits; a balance is never negative.',
  params: ofUser,
  body: creditTransactionInputSchema,
  result: creditTransactionSchema,
  changes: ['billing/credits'],
  access: inClub('params.id', managers),
  errors: ['NotEnoughCredits'],
  idempotent: true,
});
export const listMyCredits = call({
  id: 'credits.ofUser',
  method: 'GET',
  path: '/users/{id}/credits',
  summary: 'Returns the user’s credit balances, one per club.',
  params: idParams,
  result: z.array(creditAccountSchema.extend({ ClubName: z.string() })),
  shows: ['billing/credits'],
  access: theUser('params.id'),
});
export const listMyCreditTransactions = call({
  id: 'creditTransactions.ofUser',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/creditTransactions',
  summary: 'Returns the user’s credit ledger in a club, newest first.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  query: pageQuerySchema,
  result: pageOf(creditTransactionSchema),
  shows: ['billing/credits'],
  access: theUser('params.id'),
});

const orderOf = {
  ClubId: idSchema,
  UserId: idSchema,
  PaymentMode: z.enum(['Manual', 'Online']).default('Manual'),
  Method: transactionMethodSchema,
  VisibleInExport: z.boolean().default(true),
};
export const createOrder = call({
  id: 'orders.create',
  method: 'POST',
  path: '/payments/orders',
  summary: 'Sells a subscription or a credit package at the desk: fulfilled and recorded in one step.',
  body: z.discriminatedUnion('OrderType', [
    z.object({
      OrderType: z.literal('Subscription'),
      ...orderOf,
      ClassSubscriptionId: idSchema,
      SubscriptionPlanId: idSchema.nullable().default(null),
      ActivationDate: dayInputSchema.nullable().default(null),
      Besides: knownSubscriptionsSchema,
    }),
    z.object({ OrderType: z.literal('Credits'), ...orderOf, ClubCreditsPackageId: idSchema }),
  ]),
  result: z.object({
    Transaction: transactionSchema,
    Subscription: userSubscriptionSchema.nullable(),
    CreditTransaction: creditTransactionSchema.nullable(),
  }),
  changes: [
    'billing/credits',
    'billing/transactions',
    'billing/subscriptions',
    'billing/subscription-requests/subscription-requests',
  ],
  access: inClub('body.ClubId', [...managers, 'FrontDesk']),
  errors: [
    'SubscriptionAssignmentError',
    'SubscriptionAlreadyHeld',
    'RecurringPlanNeedsCardPayments',
    'OnlinePaymentsNotConfigured',
  ],
  idempotent: true,
});
