import { subscriptionStateSchema } from '@clubpulse/contract/billing/subscriptions';
import { z } from 'zod';

/** The events that are told by mail, and what of their payloads is told. Anything else in them is somebody else's. */

const target = { Target: z.number() };
const aClass = { ...target, ClassName: z.string(), ClassDate: z.coerce.date() };
const aSubscription = {
  ...target,
  SubscriptionName: z.string(),
  Reason: z.string(),
  ExpirationDate: z.string().nullable(),
  Day: z.string(),
};

const toldSchema = z.discriminatedUnion('Type', [
  z.object({ Type: z.literal('SeatOffered'), ...aClass, OfferExpiresAt: z.coerce.date() }),
  /** Taken off a class by staff. */
  z.object({ Type: z.literal('ClassUnsubscription'), ...aClass, Reason: z.literal('Removed') }),
  z.object({ Type: z.literal('UserSubscriptionExpiring'), ...aSubscription }),
  z.object({ Type: z.literal('UserSubscriptionExpired'), ...aSubscription }),
  /** Over for another reason; what had expired before was told then. */
  z.object({
    Type: z.literal('UserSubscriptionUpdate'),
    ...aSubscription,
    State: z.enum(['Canceled', 'NonRenewed']),
    Reason: z.enum(['UnpaidExternal', 'PeriodEnd', 'Immediately', 'CanceledImmediately']),
    From: subscriptionStateSchema.exclude(['Expired']).optional(),
    /** None where staff did it. */
    Day: z.string().nullable().default(null),
  }),
  /** Staff asked for it; what the house reminds of day by day stands in the app. */
  z.object({ Type: z.literal('PoliciesNotAccepted'), ...target, Title: z.string(), By: z.number() }),
]);
export type Told = z.infer<typeof toldSchema>;

export const toldTypes = toldSchema.options.map((option) => option.shape.Type.value);

/** Undefined for what is not told: another reason, or a payload of an older version. */
export const toldOf = (event: { readonly Type: string; readonly Payload: unknown }): Told | undefined =>
  toldSchema.safeParse({ ...Object(event.Payload), Type: event.Type }).data;

/** Until when it matters. */
export function mattersUntil(told: Told): Date | null {
  if (told.Type === 'SeatOffered') return told.OfferExpiresAt;
  return told.Type === 'ClassUnsubscription' ? told.ClassDate : null;
}
