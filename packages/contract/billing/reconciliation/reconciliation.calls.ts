import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { paymentDifferenceSchema, payoutEntrySchema, payoutsSchema, settleDifferenceSchema } from './reconciliation.ts';

const managers = ['Owner', 'Manager'] as const;
const ofDifference = z.object({ id: idParamOf<'Club'>(), paymentDifferenceId: idParamOf<'PaymentDifference'>() });
const ENTRIES_MAX = 5000;

const compared = [
  'billing/reconciliation/payouts',
  'billing/reconciliation/differences',
  'billing/online-payments/orders',
  'billing/subscriptions',
  'billing/credits',
  'billing/transactions',
] as const;

export const getPayouts = call({
  id: 'payouts.ofClub',
  method: 'GET',
  path: '/clubs/{id}/payouts',
  summary: 'The payouts of a month, newest first, each with what is in it and what of it is on the books.',
  params: idParams,
  query: z.object({ Month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid-date') }),
  result: payoutsSchema,
  shows: ['billing/reconciliation/payouts', 'billing/reconciliation/differences', 'billing/transactions', 'clubs/clubs'],
  access: inClub('params.id', managers),
});
export const listPayoutEntries = call({
  id: 'payouts.entries',
  method: 'GET',
  path: '/clubs/{id}/payoutEntries',
  summary: 'What is in a payout, oldest first, with the member and the transaction on the books.',
  params: idParams,
  query: z.object({ ExtPayoutId: z.string().min(1).max(100) }),
  result: z.array(payoutEntrySchema).max(ENTRIES_MAX),
  shows: ['billing/reconciliation/payouts', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', managers),
});
export const comparePayments = call({
  id: 'payouts.compare',
  method: 'POST',
  path: '/clubs/{id}/payouts:compare',
  summary:
    'Lets a job compare what the provider has with the books, up to now, and record what is certain. `payouts.ofClub` has its state.',
  params: idParams,
  changes: ['billing/reconciliation/payouts'],
  access: inClub('params.id', managers),
  errors: ['OnlinePaymentsNotConfigured', 'PaymentAccountNotConnected'],
});
export const listPaymentDifferences = call({
  id: 'paymentDifferences.ofClub',
  method: 'GET',
  path: '/clubs/{id}/paymentDifferences',
  summary: 'Differences between provider and books, newest first: the open ones, or those that were settled or dismissed.',
  params: idParams,
  query: pageQuerySchema.extend({ State: z.enum(['Open', 'Settled']).default('Open') }),
  result: pageOf(paymentDifferenceSchema),
  shows: ['billing/reconciliation/differences', 'billing/transactions', 'accounts/users', 'clubs/clubs'],
  access: inClub('params.id', managers),
});
export const settlePaymentDifference = call({
  id: 'paymentDifferences.settle',
  method: 'POST',
  path: '/clubs/{id}/paymentDifferences/{paymentDifferenceId}/settle',
  summary:
    'Settles an open difference: records a payment as a purchase of a member without giving anything, records a refund of a recorded payment, takes the provider’s figure into the books, or dismisses it with a note.',
  params: ofDifference,
  body: settleDifferenceSchema,
  result: paymentDifferenceSchema,
  status: 200,
  changes: compared,
  access: inClub('params.id', managers),
  errors: [
    'DifferenceSettled',
    'FoundAtProvider',
    'TransactionIsLinked',
    'PaymentAccountNotConnected',
    'PaymentAccountDisconnected',
    'PaymentProviderUnavailable',
    'PaymentProviderRefused',
  ],
});
