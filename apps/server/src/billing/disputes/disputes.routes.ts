import * as calls from '@clubpulse/contract/billing/disputes/disputes.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Disputes } from './disputes.service.ts';

export function disputeRoutes(route: Routes, disputes: Disputes): void {
  route(calls.listDisputes, ({ params, query }) => disputes.list(params.id, query));
  route(calls.getDispute, ({ params }) => disputes.get(params.id, params.disputeId));
  route(calls.decideDispute, ({ params, body, caller, key }) =>
    disputes.decide(params.id, params.disputeId, { Effect: body.Effect, by: caller.UserId }, key),
  );
}
