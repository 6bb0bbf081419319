import * as calls from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { EndReasons } from './end-reasons.service.ts';

export function endReasonRoutes(route: Routes, endReasons: EndReasons): void {
  route(calls.setEndReason, ({ params, body }) => endReasons.set(params.id, params.userSubscriptionId, body));
  route(calls.stateEndReason, ({ params, body }) => endReasons.state(params.id, params.userSubscriptionId, body));
}
