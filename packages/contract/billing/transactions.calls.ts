import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { flagQuerySchema, idParamOf, idParamSchema, idParams, instantInputSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  boughtSchema,
  deskLimitsSchema,
  reportedTransactionSchema,
  transactionChangeSchema,
  transactionInputSchema,
  transactionMethodSchema,
  transactionSchema,
  transactionSorts,
  transactionSumSchema,
  transactionTypeSchema,
  transactionUpdateSchema,
} from './transactions.ts';

const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), transactionId: idParamOf<'Transaction'>() });
export const REPORT_MAX_DAYS = 120;
export const EXPORT_MAX_ROWS = 20_000;

const filter = {
  Begin: instantInputSchema,
  End: instantInputSchema,
  UserId: idParamSchema.optional(),
  Method: transactionMethodSchema.optional(),
  Type: transactionTypeSchema.optional(),
};
const inOrder = (query: { Begin: string; End: string }) => Date.parse(query.Begin) < Date.parse(query.End);
const endIsLater = { path: ['End'], message: 'interval-order' };

export const listTransactions = call({
  id: 'transactions.list',
  method: 'GET',
  path: '/clubs/{id}/transactions',
  summary:
    'Returns the club’s transactions in at most 120 days, or all of one member, newest first, and the totals of all matching ones per currency. The front desk gets those of one member only.',
  params: idParams,
  query: pageQuerySchema
    .extend({ ...filter, Deleted: flagQuerySchema.optional(), Sort: z.enum(transactionSorts).default('-At') })
    .refine(inOrder, endIsLater),
  result: pageOf(transactionSchema).extend({ Sums: z.array(transactionSumSchema) }),
  shows: ['billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
  errors: ['ReportTooLong'],
});
export const exportTransactions = call({
  id: 'transactions.export',
  method: 'GET',
  path: '/clubs/{id}/transactions:export',
  summary:
    'Returns the transactions that are visible in the export, oldest first, with what the provider reports; the screen writes the file in the user’s format.',
  params: idParams,
  query: z.object({ ...filter, globalSearch: pageQuerySchema.shape.globalSearch }).refine(inOrder, endIsLater),
  result: z.array(reportedTransactionSchema).max(EXPORT_MAX_ROWS),
  shows: ['billing/transactions', 'billing/reconciliation/payouts', 'accounts/users'],
  access: inClub('params.id', [...managers, 'Accountant']),
  errors: ['ReportTooLong', 'DateIntervalTooLong'],
});
export const createTransaction = call({
  id: 'transactions.create',
  method: 'POST',
  path: '/clubs/{id}/transactions',
  summary:
    'Records a manual purchase or refund; a refund never exceeds its purchase, and states what happens to what it bought. A refund of an online purchase is sent to the card. The front desk records refunds up to a limit only.',
  params: idParams,
  body: transactionInputSchema,
  result: transactionSchema,
  changes: ['billing/transactions', 'billing/subscriptions', 'billing/credits', 'calendar/seats/participants'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: [
    'ClubCurrencyFixed',
    'CreditsAlreadySpent',
    'TicketsAlreadySpent',
    'OnlinePaymentsNotConfigured',
    'AmountNotPayableOnline',
    'PaymentDisputed',
  ],
  idempotent: true,
});
export const getTransaction = call({
  id: 'transactions.get',
  method: 'GET',
  path: '/clubs/{id}/transactions/{transactionId}',
  summary: 'Returns a transaction with what the provider reports of it.',
  params: one,
  result: reportedTransactionSchema,
  shows: ['billing/transactions', 'billing/reconciliation/payouts', 'accounts/users'],
  access: inClub('params.id', [...managers, 'Accountant']),
});
export const listTransactionChanges = call({
  id: 'transactions.changes',
  method: 'GET',
  path: '/clubs/{id}/transactions/{transactionId}/changes',
  summary:
    'Returns every change of a transaction with values before and after and the author, newest first; also of a deleted transaction.',
  params: one,
  result: z.array(transactionChangeSchema),
  shows: ['billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'Accountant']),
});
export const getBought = call({
  id: 'transactions.bought',
  method: 'GET',
  path: '/clubs/{id}/transactions/{transactionId}/bought',
  summary: 'Returns what a purchase bought and the future bookings that it pays, which a refund may end.',
  params: one,
  result: boughtSchema,
  shows: ['billing/transactions', 'billing/subscriptions', 'calendar/seats/participants'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
export const updateTransaction = call({
  id: 'transactions.update',
  method: 'PUT',
  path: '/clubs/{id}/transactions/{transactionId}',
  summary:
    'Corrects a manual transaction; if it moved more than money, only method, description, note and export flag. RowVersion guards against stale writes.',
  params: one,
  body: transactionUpdateSchema,
  result: transactionSchema,
  changes: ['billing/transactions'],
  access: inClub('params.id', managers),
  errors: [
    'ClubCurrencyFixed',
    'TransactionIsLinked',
    'CreditsAlreadySpent',
    'TicketsAlreadySpent',
    'StaleRowVersion',
    'DayClosed',
  ],
});
export const deleteTransaction = call({
  id: 'transactions.delete',
  method: 'DELETE',
  path: '/clubs/{id}/transactions/{transactionId}',
  summary: 'Deletes a manual transaction that paid for nothing and has no refund; restores the credits that a refund subtracted.',
  params: one,
  changes: ['billing/transactions', 'billing/subscriptions', 'billing/credits', 'calendar/seats/participants'],
  access: inClub('params.id', managers),
  errors: ['TransactionIsLinked', 'DayClosed'],
});
export const listMyTransactions = call({
  id: 'transactions.ofUser',
  method: 'GET',
  path: '/users/{id}/transactions',
  summary: 'Returns the user’s payments in all clubs, newest first.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(transactionSchema.omit({ Note: true, Operator: true, PlatformFee: true, RowVersion: true })),
  shows: ['billing/transactions', 'accounts/users'],
  access: theUser('params.id'),
});

export const getDeskLimits = call({
  id: 'deskLimits.get',
  method: 'GET',
  path: '/clubs/{id}/desk-limits',
  summary: 'Returns what the front desk of a club may do without a manager.',
  params: idParams,
  result: deskLimitsSchema,
  shows: ['billing/transactions'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
export const saveDeskLimits = call({
  id: 'deskLimits.update',
  method: 'PUT',
  path: '/clubs/{id}/desk-limits',
  summary:
    'Changes how much the front desk may give back of a purchase, and from which difference of a close managers are notified.',
  params: idParams,
  body: deskLimitsSchema,
  result: deskLimitsSchema,
  changes: ['billing/transactions'],
  access: inClub('params.id', managers),
});
