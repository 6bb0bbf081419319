import * as calls from '@clubpulse/contract/billing/transactions.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { TransactionsService } from './transactions.service.ts';

export function transactionRoutes(route: Routes, transactions: TransactionsService): void {
  route(calls.listTransactions, ({ params, query }) => transactions.list(params.id, query));
  route(calls.exportTransactions, ({ params, query }) => transactions.export(params.id, query));
  route(calls.createTransaction, ({ params, body, caller, key }) => transactions.create(params.id, body, caller.UserId, key));
  route(calls.getTransaction, ({ params }) => transactions.get(params.id, params.transactionId));
  route(calls.listTransactionChanges, ({ params }) => transactions.changes(params.id, params.transactionId));
  route(calls.getBought, ({ params }) => transactions.bought(params.id, params.transactionId));
  route(calls.updateTransaction, ({ params, body, caller }) =>
    transactions.update(params.id, params.transactionId, body, caller.UserId),
  );
  route(calls.deleteTransaction, ({ params, caller }) => transactions.delete(params.id, params.transactionId, caller.UserId));
  route(calls.listMyTransactions, ({ params, query }) => transactions.ofUser(params.id, query));
}
