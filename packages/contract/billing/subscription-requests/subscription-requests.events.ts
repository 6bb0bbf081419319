import { z } from 'zod';
import { heardEvent } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const request = { Target: idSchema, SubscriptionRequestId: idSchema, SubscriptionName: z.string() };

export const subscriptionAsked = heardEvent('SubscriptionAsked', request);
export const subscriptionDeclined = heardEvent('SubscriptionDeclined', { ...request, By: idSchema });
