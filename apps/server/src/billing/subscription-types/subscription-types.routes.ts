import * as calls from '@clubpulse/contract/billing/subscription-types.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SubscriptionTypes } from './subscription-types.service.ts';

export function subscriptionTypeRoutes(route: Routes, types: SubscriptionTypes): void {
  const resolve = ({ params }: { params: { id: number } }) => types.clubOf(params.id);
  route(calls.listSubscriptionTypes, ({ params }) => types.ofClub(params.id));
  route(calls.createSubscriptionType, ({ body: { ClubId, ...fields }, caller }) => types.create(ClubId, fields, caller.UserId));
  route(calls.getSubscriptionType, { resolve, handle: ({ params }) => types.get(params.id) });
  route(calls.updateSubscriptionType, {
    resolve,
    handle: ({ params, body, caller }) => types.update(params.id, body, caller.UserId),
  });
  route(calls.deleteSubscriptionType, { resolve, handle: ({ params, caller }) => types.delete(params.id, caller.UserId) });
  route(calls.createSubscriptionPlan, {
    resolve,
    handle: ({ params, body, caller }) => types.createPlan(params.id, body, caller.UserId),
  });
  route(calls.updateSubscriptionPlan, {
    resolve,
    handle: ({ params, body, caller }) => types.updatePlan(params.id, params.planId, body, caller.UserId),
  });
  route(calls.deleteSubscriptionPlan, {
    resolve,
    handle: ({ params, caller }) => types.deletePlan(params.id, params.planId, caller.UserId),
  });
}
