import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, dayInputSchema, idSchema, instantSchema } from '../../scalars.ts';
import { pauseRulesSchema } from '../payment-accounts.ts';
import { recurrenceSchema } from '../subscription-types.ts';
import { knownSubscriptionsSchema, userSubscriptionSchema } from '../subscriptions.ts';

export type PaymentOrderId = Id<'PaymentOrder'>;

/**
 * `Open`: can be paid at `Url`. `Processing`: a bank debit was signed and takes days. `Returned`: the paid product could not be
 * given, so the payment was refunded. `Failed`: the bank debit failed, or the provider refused.
 */
export const paymentOrderStates = ['Open', 'Processing', 'Paid', 'Canceled', 'Expired', 'Failed', 'Returned'] as const;
export const paymentOrderStateSchema = z.enum(paymentOrderStates);
export type PaymentOrderState = z.infer<typeof paymentOrderStateSchema>;

export const paymentOrderKindSchema = z.enum(['Subscription', 'Credits', 'Debt']);

export const paymentOrderSchema = z.object({
  PaymentOrderId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  UserId: idSchema.nullable(),
  Kind: paymentOrderKindSchema,
  ClassSubscriptionId: idSchema.nullable(),
  SubscriptionPlanId: idSchema.nullable(),
  ClubCreditsPackageId: idSchema.nullable(),
  UserSubscriptionId: idSchema.nullable(),
  ActivationDate: dateSchema.nullable(),
  FirstChargeOn: dateSchema.nullable(),
  Replaces: idSchema.nullable(),
  /** Expected day of a bank debit. */
  DebitOn: dateSchema.nullable(),
  Title: z.string(),
  /** In minor units. With `Recurrence` the amount of each period, with `Installments` of the first part. */
  Amount: z.number().int(),
  Currency: currencySchema,
  Recurrence: recurrenceSchema.nullable(),
  Installments: z.number().int().nullable(),
  State: paymentOrderStateSchema,
  /** Why the order failed or was refunded. RecordedByStaff: staff had already recorded the payment. */
  Reason: z.string().nullable(),
  TransactionId: idSchema.nullable(),
  CreatedAt: instantSchema,
  ExpiresAt: instantSchema,
  SettledAt: instantSchema.nullable(),
});
export type PaymentOrder = z.infer<typeof paymentOrderSchema>;

/** A card that the member chose to store at the provider. */
export const storedCardSchema = z.object({
  ExtMeansId: z.string(),
  /** Such as `Visa 4242`. */
  Name: z.string(),
  /** Month in which the card expires, such as `2034-12`. */
  LastMonth: z.string(),
});
export type StoredCard = z.infer<typeof storedCardSchema>;

export const paymentOrderInputSchema = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.literal('Subscription'),
    ClassSubscriptionId: idSchema,
    SubscriptionPlanId: idSchema.nullable().default(null),
    ActivationDate: dayInputSchema.nullable().default(null),
    Besides: knownSubscriptionsSchema,
    /** Id of the subscription that the new one replaces after its paid period, whatever the ActivationDate. */
    Replaces: idSchema.optional(),
  }),
  z.object({ Kind: z.literal('Credits'), ClubCreditsPackageId: idSchema }),
  z.object({ Kind: z.literal('Debt'), UserSubscriptionId: idSchema }),
]);
export const ownPauseSchema = z.object({
  ...pauseRulesSchema.shape,
  /** First days of the pauses that the member planned in this club. */
  Pauses: z.array(dateSchema),
  Bookings: z.array(z.object({ ClassName: z.string(), Begin: instantSchema })),
});
/** `Taken`: the amount of failed charges that the new card paid at once, in minor units. */
export const cardAppliedSchema = userSubscriptionSchema.extend({ Taken: z.number().int() });
export type CardApplied = z.infer<typeof cardAppliedSchema>;

export type OwnPause = z.infer<typeof ownPauseSchema>;

export type PaymentOrderInput = z.infer<typeof paymentOrderInputSchema>;
