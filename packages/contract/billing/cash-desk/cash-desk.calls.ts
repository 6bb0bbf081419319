import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, moneySchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { transactionMethodSchema, transactionModeSchema, transactionSchema } from '../transactions.ts';
import { cashDeskSchema, closeInputSchema, dayCloseDetailSchema, dayCloseSchema, drawerMoveInputSchema } from './cash-desk.ts';

const managers = ['Owner', 'Manager'] as const;

export const getCashDesk = call({
  id: 'cashDesk.get',
  method: 'GET',
  path: '/clubs/{id}/cash-desk',
  summary: 'Returns what was recorded at the desk since the last close, by method, and what must be in the drawer.',
  params: idParams,
  result: cashDeskSchema,
  shows: ['billing/cash-desk', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
export const listDeskSales = call({
  id: 'cashDesk.sales',
  method: 'GET',
  path: '/clubs/{id}/cash-desk/sales',
  summary: 'Returns the payments and refunds that were recorded since the last close, newest first.',
  params: idParams,
  query: pageQuerySchema.extend({ Method: transactionMethodSchema.optional(), PaymentMode: transactionModeSchema.optional() }),
  result: pageOf(transactionSchema),
  shows: ['billing/cash-desk', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
export const openCashDesk = call({
  id: 'cashDesk.open',
  method: 'POST',
  path: '/clubs/{id}/cash-desk/opening',
  summary: 'Opens the cash desk for the first time with the cash in the drawer. Earlier transactions are not counted.',
  params: idParams,
  body: z.object({ Float: moneySchema }),
  result: cashDeskSchema,
  status: 200,
  changes: ['billing/cash-desk'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: ['CashDeskAlreadyOpen'],
});
export const moveCash = call({
  id: 'cashDesk.move',
  method: 'POST',
  path: '/clubs/{id}/cash-desk/moves',
  summary: 'Records cash that was put into the drawer or taken out without a sale.',
  params: idParams,
  body: drawerMoveInputSchema,
  result: cashDeskSchema,
  status: 200,
  changes: ['billing/cash-desk'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: ['CashDeskNotOpen', 'MoreThanInDrawer'],
  idempotent: true,
});
export const closeDay = call({
  id: 'cashDesk.close',
  method: 'POST',
  path: '/clubs/{id}/cash-desk/close',
  summary:
    'Closes the day with what was counted. A difference needs a kind and a reason. Amounts of the counted transactions cannot change any more.',
  params: idParams,
  body: closeInputSchema,
  result: dayCloseDetailSchema,
  status: 200,
  changes: ['billing/cash-desk'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: ['CashDeskNotOpen', 'CashDeskChanged', 'MoreThanInDrawer'],
  idempotent: true,
});
export const listDayCloses = call({
  id: 'cashDesk.closes',
  method: 'GET',
  path: '/clubs/{id}/day-closes',
  summary: 'Returns the closed days of a club, newest first.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(dayCloseSchema),
  shows: ['billing/cash-desk', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
});
export const getDayClose = call({
  id: 'cashDesk.closed',
  method: 'GET',
  path: '/clubs/{id}/day-closes/{dayCloseId}',
  summary: 'Returns a closed day as it was printed, with later corrections.',
  params: z.object({ id: idParamOf<'Club'>(), dayCloseId: idParamOf<'DayClose'>() }),
  result: dayCloseDetailSchema,
  shows: ['billing/cash-desk', 'billing/transactions', 'accounts/users'],
  access: inClub('params.id', [...managers, 'FrontDesk', 'Accountant']),
});
