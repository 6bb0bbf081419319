import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { subscriptionStateSchema } from './subscriptions.ts';

const subscription = {
  Target: idSchema,
  UserSubscriptionId: idSchema,
  SubscriptionName: z.string(),
  State: subscriptionStateSchema,
  /** The last day; while suspended the day of reactivation. */
  ExpirationDate: dateSchema.nullable(),
  /** Tickets left; null when not counted. */
  Credits: z.number().int().nullable(),
  /** The cause: `Order`, `ReactivationDate`, `UnpaidExternal` … */
  Reason: z.string(),
  /** Staff; null: the server. */
  By: idSchema.nullable(),
  /** The day it counts for in the club's zone, if it differs from the day of writing. */
  Day: dateSchema.optional(),
  From: subscriptionStateSchema.optional(),
  Days: z.number().int().optional(),
};

export const userSubscriptionAdd = event('UserSubscriptionAdd', subscription);
export const userSubscriptionUpdate = eventWithListeners('UserSubscriptionUpdate', subscription);
export const userSubscriptionDelete = event('UserSubscriptionDelete', subscription);
export const userSubscriptionSuspend = event('UserSubscriptionSuspend', subscription);
export const userSubscriptionReactivate = event('UserSubscriptionReactivate', subscription);
export const userSubscriptionExpiring = eventWithListeners('UserSubscriptionExpiring', subscription);
export const userSubscriptionExpired = eventWithListeners('UserSubscriptionExpired', subscription);
