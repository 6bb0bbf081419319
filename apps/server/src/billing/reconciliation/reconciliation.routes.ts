import * as calls from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Reconciliation } from './reconciliation.service.ts';

export function reconciliationRoutes(route: Routes, reconciliation: Reconciliation): void {
  route(calls.getPayouts, ({ params, query }) => reconciliation.ofClub(params.id, query.Month));
  route(calls.listPayoutEntries, ({ params, query }) => reconciliation.entries(params.id, query.ExtPayoutId));
  route(calls.comparePayments, ({ params }) => reconciliation.compare(params.id));
  route(calls.listPaymentDifferences, ({ params, query }) => reconciliation.differences(params.id, query));
  route(calls.settlePaymentDifference, ({ params, body, caller }) =>
    reconciliation.settle(params.id, params.paymentDifferenceId, body, caller.UserId),
  );
}
