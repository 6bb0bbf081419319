import * as calls from '@clubpulse/contract/billing/subscriptions.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SubscriptionChanges } from './changes.service.ts';
import type { Subscriptions } from './subscriptions.service.ts';

export function subscriptionRoutes(route: Routes, subscriptions: Subscriptions, changes: SubscriptionChanges): void {
  const resolve = ({ params }: { params: { id: number } }) => subscriptions.clubOf(params.id);
  route(calls.listMySubscriptions, ({ params }) => subscriptions.ofUser(params.id));
  route(calls.listClubUserSubscriptions, ({ params }) => subscriptions.ofClubUser(params.id, params.userId));
  route(calls.listClubSubscriptions, ({ params, query }) => subscriptions.ofClub(params.id, query));
  route(
    calls.assignSubscription,
    async ({ params, body, caller, key }) =>
      (await subscriptions.refuseTerms(params.id, body, caller)) ??
      subscriptions.assign(params.id, params.userId, body, caller.UserId, key),
  );
  route(calls.getUserSubscription, { resolve, handle: ({ params }) => subscriptions.get(params.id) });
  route(calls.paySubscription, {
    resolve,
    handle: async ({ params, body, caller, key }) =>
      (await subscriptions.refusePayment(params.id, body, caller)) ?? subscriptions.pay(params.id, body, caller.UserId, key),
  });
  route(calls.writeOffDebt, {
    resolve,
    handle: ({ params, body, caller }) => changes.writeOff(params.id, body, caller.UserId),
  });
  route(calls.listMemberWriteOffs, ({ params }) => subscriptions.writeOffs(params.id, params.userId));
  route(calls.updateUserSubscription, {
    resolve,
    handle: ({ params, body, caller }) => changes.update(params.id, body, caller.UserId),
  });
  route(calls.deleteUserSubscription, { resolve, handle: ({ params, caller }) => changes.delete(params.id, caller.UserId) });
  route(calls.suspendSubscription, {
    resolve,
    handle: ({ params, body, caller }) => changes.suspend(params.id, body.ReactivationDate, caller.UserId),
  });
  route(calls.reactivateSubscription, {
    resolve,
    handle: ({ params, body, caller }) => changes.reactivate(params.id, body.ReactivationDate, caller.UserId),
  });
  route(calls.cancelSubscription, {
    resolve,
    handle: ({ params, body, caller }) => changes.cancel(params.id, body.AtPeriodEnd, caller.UserId),
  });
  route(calls.undoCancelSubscription, {
    resolve,
    handle: ({ params, caller }) => changes.undoCancel(params.id, caller.UserId),
  });
}
