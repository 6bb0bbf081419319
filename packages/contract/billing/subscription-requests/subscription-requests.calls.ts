import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { clubRequestSchema, subscriptionRequestInputSchema, subscriptionRequestSchema } from './subscription-requests.ts';

const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const listMySubscriptionRequests = call({
  id: 'subscriptionRequests.ofUser',
  method: 'GET',
  path: '/users/{id}/subscriptionRequests',
  summary: 'Returns the user’s subscription requests in all clubs, newest first.',
  params: idParams,
  result: z.array(subscriptionRequestSchema),
  shows: ['billing/subscription-requests/subscription-requests', 'billing/subscription-types'],
  access: theUser('params.id'),
});
export const listClubUserSubscriptionRequests = call({
  id: 'subscriptionRequests.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/subscriptionRequests',
  summary: 'Returns a member’s subscription requests in this club, newest first.',
  params: ofUser,
  result: z.array(subscriptionRequestSchema),
  shows: ['billing/subscription-requests/subscription-requests', 'billing/subscription-types'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer', 'FrontDesk']),
});
export const listClubSubscriptionRequests = call({
  id: 'subscriptionRequests.ofClub',
  method: 'GET',
  path: '/clubs/{id}/subscriptionRequests',
  summary:
    'Returns the subscription requests of members in this club, oldest first; a search filters by the names of subscription and member.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(clubRequestSchema),
  shows: [
    'billing/subscription-requests/subscription-requests',
    'billing/subscription-types',
    'accounts/users',
    'members/people',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const askForSubscription = call({
  id: 'subscriptionRequests.ask',
  method: 'POST',
  path: '/users/{id}/clubs/{clubId}/subscriptionRequests',
  summary: 'Requests an open subscription of the club’s store; the managers are notified. Another request changes the plan.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  body: subscriptionRequestInputSchema,
  result: subscriptionRequestSchema,
  changes: ['billing/subscription-requests/subscription-requests'],
  access: theUser('params.id'),
  errors: ['PoliciesNotAccepted'],
});
export const withdrawSubscriptionRequest = call({
  id: 'subscriptionRequests.withdraw',
  method: 'DELETE',
  path: '/users/{id}/subscriptionRequests/{requestId}',
  summary: 'Withdraws a subscription request.',
  params: z.object({ id: idParamOf<'User'>(), requestId: idParamOf<'SubscriptionRequest'>() }),
  changes: ['billing/subscription-requests/subscription-requests'],
  access: theUser('params.id'),
});
export const declineSubscriptionRequest = call({
  id: 'subscriptionRequests.decline',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/subscriptionRequests/{requestId}',
  summary: 'Declines a subscription request; the member is notified. Assigning the subscription approves it.',
  params: ofUser.extend({ requestId: idParamOf<'SubscriptionRequest'>() }),
  changes: ['billing/subscription-requests/subscription-requests'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
