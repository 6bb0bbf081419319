import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';
import { endReasonSchema, statedReasonSchema } from './end-reasons.ts';

const userSubscriptionId = idParamOf<'UserSubscription'>();

export const setEndReason = call({
  id: 'endReasons.set',
  method: 'PUT',
  path: '/clubs/{id}/subscriptions/{userSubscriptionId}/end-reason',
  summary: 'Sets why a member ended a subscription, as staff know it. The words of the member stay.',
  params: z.object({ id: idParamOf<'Club'>(), userSubscriptionId }),
  body: z.object({ Reason: endReasonSchema }),
  result: statedReasonSchema,
  changes: ['billing/end-reasons'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const stateEndReason = call({
  id: 'endReasons.state',
  method: 'PUT',
  path: '/users/{id}/subscriptions/{userSubscriptionId}/end-reason',
  summary: 'States why the user ends their own subscription.',
  params: z.object({ id: idParamOf<'User'>(), userSubscriptionId }),
  body: statedReasonSchema,
  result: statedReasonSchema,
  changes: ['billing/end-reasons'],
  access: theUser('params.id'),
});
