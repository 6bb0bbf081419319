import * as calls from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { SubscriptionRequestsService } from './subscription-requests.service.ts';

export function subscriptionRequestRoutes(route: Routes, requests: SubscriptionRequestsService): void {
  route(calls.listMySubscriptionRequests, ({ params }) => requests.ofUser(params.id));
  route(calls.listClubUserSubscriptionRequests, ({ params }) => requests.ofClubUser(params.id, params.userId));
  route(calls.listClubSubscriptionRequests, ({ params, query }) => requests.ofClub(params.id, query));
  route(calls.askForSubscription, ({ params, body }) => requests.ask(params.clubId, params.id, body));
  route(calls.withdrawSubscriptionRequest, ({ params }) => requests.withdraw(params.id, params.requestId));
  route(calls.declineSubscriptionRequest, ({ params, caller }) =>
    requests.decline(params.id, params.userId, params.requestId, caller.UserId),
  );
}
