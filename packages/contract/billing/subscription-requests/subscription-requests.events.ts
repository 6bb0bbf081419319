import { z } from 'zod';
import { eventWithListeners } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const request = { Target: idSchema, SubscriptionRequestId: idSchema, SubscriptionName: z.string() };

export const subscriptionRequested = eventWithListeners('SubscriptionAsked', request);
export const subscriptionDeclined = eventWithListeners('SubscriptionDeclined', { ...request, By: idSchema });
