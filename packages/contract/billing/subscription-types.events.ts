import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const type = { ClassSubscriptionId: idSchema, SubscriptionName: z.string(), By: idSchema };

export const subscriptionTypeAdded = event('SubscriptionTypeAdded', type);
export const subscriptionTypeUpdated = event('SubscriptionTypeUpdated', type);
export const subscriptionTypeDeleted = event('SubscriptionTypeDeleted', type);
