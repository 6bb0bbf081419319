import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { clubRequestSchema, subscriptionRequestInputSchema, subscriptionRequestSchema } from './subscription-requests.ts';

const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const listMySubscriptionRequests = call({
  id: 'subscriptionRequests.ofUser',
  method: 'GET',
  path: '/users/{id}/subscriptionRequests',
  summary: 'What one asks for in all clubs, the newest first.',
  params: idParams,
  result: z.array(subscriptionRequestSchema),
  shows: ['billing/subscription-requests/subscription-requests', 'billing/subscription-types'],
  access: theUser('params.id'),
});
export const listClubUserSubscriptionRequests = call({
  id: 'subscriptionRequests.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/subscriptionRequests',
  summary: 'What a member asks for in this club, the newest first.',
  params: ofUser,
  result: z.array(subscriptionRequestSchema),
  shows: ['billing/subscription-requests/subscription-requests', 'billing/subscription-types'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const listClubSubscriptionRequests = call({
  id: 'subscriptionRequests.ofClub',
  method: 'GET',
  path: '/clubs/{id}/subscriptionRequests',
  summary: 'What members ask for in this club and who asks, the oldest first; words are looked for in the name of both.',
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
  summary: 'Asks the club for an open subscription of its store; the managers are told. Asking again changes the plan.',
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
  summary: 'Asks for it no more.',
  params: z.object({ id: idParamOf<'User'>(), requestId: idParamOf<'SubscriptionRequest'>() }),
  changes: ['billing/subscription-requests/subscription-requests'],
  access: theUser('params.id'),
});
export const declineSubscriptionRequest = call({
  id: 'subscriptionRequests.decline',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/subscriptionRequests/{requestId}',
  summary: 'Says no to what a member asks for, who is told; yes is said by assigning it.',
  params: ofUser.extend({ requestId: idParamOf<'SubscriptionRequest'>() }),
  changes: ['billing/subscription-requests/subscription-requests'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
