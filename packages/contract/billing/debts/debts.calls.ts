import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParamSchema, idParams, moneySchema, pageOf, pageQuerySchema, requiredTextSchema } from '../../scalars.ts';
import { transactionMethodSchema, transactionSchema } from '../transactions.ts';
import { debtSchema, ownDebtSchema } from './debts.ts';

const managers = ['Owner', 'Manager'] as const;
const ofClub = z.object({ id: idParamOf<'Club'>(), debtId: idParamOf<'Debt'>() });

export const listDebts = call({
  id: 'debts.list',
  method: 'GET',
  path: '/clubs/{id}/debts',
  summary: 'Returns the debts of users who left the club, the last to leave first; optionally those of one user.',
  params: idParams,
  query: pageQuerySchema.extend({ UserId: idParamSchema.optional() }),
  result: pageOf(debtSchema),
  shows: ['billing/debts/debts', 'members/people'],
  access: inClub('params.id', [...managers, 'Accountant']),
});
export const listMyDebts = call({
  id: 'debts.ofUser',
  method: 'GET',
  path: '/users/{id}/debts',
  summary: 'Returns the user’s debts for subscriptions of clubs that they left, oldest first.',
  params: idParams,
  result: z.array(ownDebtSchema),
  shows: ['billing/debts/debts', 'members/people', 'clubs/clubs'],
  access: theUser('params.id'),
});
export const payDebt = call({
  id: 'debts.pay',
  method: 'POST',
  path: '/clubs/{id}/debts/{debtId}/payments',
  summary: 'Records a payment of a debt, in full or in part; a debt paid in full is removed.',
  params: ofClub,
  body: z.object({
    Method: transactionMethodSchema,
    /** Null for the whole debt. A higher amount is refused. */
    Amount: moneySchema.nullable().default(null),
    VisibleInExport: z.boolean().default(true),
  }),
  result: z.object({ Transaction: transactionSchema }),
  changes: ['billing/debts/debts', 'billing/transactions'],
  access: inClub('params.id', managers),
  idempotent: true,
});
export const writeOffLeftDebt = call({
  id: 'debts.writeOff',
  method: 'POST',
  path: '/clubs/{id}/debts/{debtId}/writeOff',
  summary:
    'Writes off a debt, with a reason; refused if it differs from the debt that the caller saw. The write-off remains in the list (`userSubscriptions.writeOffs`).',
  params: ofClub,
  body: z.object({ Amount: moneySchema.min(1, 'price-required'), Reason: requiredTextSchema(500) }),
  changes: ['billing/debts/debts', 'billing/subscriptions'],
  access: inClub('params.id', managers),
});
