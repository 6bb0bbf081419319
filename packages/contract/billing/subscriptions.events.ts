import { z } from 'zod';
import { event, heardEvent } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { subscriptionStateSchema } from './subscriptions.ts';

/** A member's subscription, as it is afterwards. */
const subscription = {
  Target: idSchema,
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  State: subscriptionStateSchema,
  /** Its last day; while it is suspended the day it comes back. */
  ExpirationDate: dateSchema.nullable(),
  /** Tickets left; null where they are not counted. */
  Credits: z.number().int().nullable(),
  /** What made it happen: `Order`, `ReactivationDate`, `UnpaidExternal` … */
  Reason: z.string(),
  /** Staff who did it; null: the house. */
  By: idSchema.nullable(),
  /** The day in the club's zone it counts for, where that is not the day it is written. */
  Day: dateSchema.optional(),
  /** The state a new day found it in. */
  From: subscriptionStateSchema.optional(),
  /** Days that are left, of a notice. */
  Days: z.number().int().optional(),
};

export const userSubscriptionAdd = event('UserSubscriptionAdd', subscription);
export const userSubscriptionUpdate = heardEvent('UserSubscriptionUpdate', subscription);
export const userSubscriptionDelete = event('UserSubscriptionDelete', subscription);
export const userSubscriptionSuspend = event('UserSubscriptionSuspend', subscription);
export const userSubscriptionReactivate = event('UserSubscriptionReactivate', subscription);
export const userSubscriptionExpiring = heardEvent('UserSubscriptionExpiring', subscription);
export const userSubscriptionExpired = heardEvent('UserSubscriptionExpired', subscription);
