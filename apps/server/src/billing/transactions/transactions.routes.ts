import * as calls from '@clubpulse/contract/billing/transactions.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { DeskRefunds } from './desk-refunds.service.ts';
import type { TransactionsService } from './transactions.service.ts';

export function transactionRoutes(route: Routes, transactions: TransactionsService, desk: DeskRefunds): void {
  route(
    calls.listTransactions,
    async ({ params, query, caller }) =>
      (await desk.refuseList(params.id, query.UserId, caller)) ?? transactions.list(params.id, query),
  );
  route(calls.exportTransactions, ({ params, query }) => transactions.export(params.id, query));
  route(
    calls.createTransaction,
    async ({ params, body, caller, key }) =>
      (await desk.refuseCreate(params.id, body, caller)) ?? transactions.create(params.id, body, caller.UserId, key),
  );
  route(calls.getTransaction, ({ params }) => transactions.get(params.id, params.transactionId));
  route(calls.listTransactionChanges, ({ params }) => transactions.changes(params.id, params.transactionId));
  route(calls.getBought, ({ params }) => transactions.bought(params.id, params.transactionId));
  route(calls.updateTransaction, ({ params, body, caller }) =>
    transactions.update(params.id, params.transactionId, body, caller.UserId),
  );
  route(calls.deleteTransaction, ({ params, caller }) => transactions.delete(params.id, params.transactionId, caller.UserId));
  route(calls.getDeskLimits, ({ params }) => desk.limits(params.id));
  route(calls.saveDeskLimits, ({ params, body }) => desk.saveLimits(params.id, body));
  route(calls.listMyTransactions, ({ params, query }) => transactions.ofUser(params.id, query));
}
