import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, idSchema, instantSchema, requiredTextSchema } from '../../scalars.ts';

export type PaymentDifferenceId = Id<'PaymentDifference'>;

export const payoutStateSchema = z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']);

/**
 * Why payout and books differ. `ToSettle`: open differences. `LeftSo`: dismissed differences. `NotYet`: payments neither recorded
 * nor a difference, such as waiting bank debits. `Held`: disputes not lost, fees and other changes. `NotListed`: the provider
 * lists no entries. `Unexplained`: the rest.
 */
export const payoutPartSchema = z.object({
  Kind: z.enum(['ToSettle', 'LeftSo', 'NotYet', 'Held', 'NotListed', 'Unexplained']),
  Amount: z.number().int(),
});
export type PayoutPart = z.infer<typeof payoutPartSchema>;

/** In minor units. Fees and returned money are below 0. */
export const payoutSchema = z.object({
  /** Null for money that is not in a payout yet. */
  ExtPayoutId: z.string().nullable(),
  At: instantSchema,
  ArrivesOn: dateSchema.nullable(),
  PayoutState: payoutStateSchema.nullable(),
  Currency: currencySchema,
  Payments: z.number().int(),
  Charged: z.number().int(),
  Fees: z.number().int(),
  /** Refunds, disputes and other amounts that the provider took or held. */
  GivenBack: z.number().int(),
  PaidOut: z.number().int(),
  /** Recorded payments, refunds and lost disputes, after fees. */
  Recorded: z.number().int(),
  /** PaidOut minus Recorded, which is the sum of the parts. */
  Difference: z.number().int(),
  Parts: z.array(payoutPartSchema),
});
export type Payout = z.infer<typeof payoutSchema>;

export const payoutsSchema = z.object({
  ComparedAt: instantSchema.nullable(),
  /** `Running`: the comparison runs or waits. `Failed`: it is repeated automatically. */
  Comparison: z.enum(['Running', 'Failed']).nullable(),
  OpenInMonth: z.number().int(),
  Open: z.number().int(),
  Payouts: z.array(payoutSchema),
});
export type Payouts = z.infer<typeof payoutsSchema>;

export const entryKindSchema = z.enum(['Payment', 'Refund', 'Dispute', 'Payout', 'Fee', 'Other']);
export const payoutEntrySchema = z.object({
  ExtEntryId: z.string(),
  Kind: entryKindSchema,
  ExtPaymentId: z.string().nullable(),
  ExtRefundId: z.string().nullable(),
  Gross: z.number().int(),
  ProviderFee: z.number().int(),
  PlatformFee: z.number().int(),
  Net: z.number().int(),
  Currency: currencySchema,
  At: instantSchema,
  TransactionId: idSchema.nullable(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
  Description: z.string(),
});
export type PayoutEntry = z.infer<typeof payoutEntrySchema>;

export const differenceCauseSchema = z.enum(['NotOnBooks', 'NotAtProvider', 'AmountDiffers']);
export type DifferenceCause = z.infer<typeof differenceCauseSchema>;
export const differenceStateSchema = z.enum(['Open', 'Settled', 'Dismissed']);

export const paymentDifferenceSchema = z.object({
  PaymentDifferenceId: idSchema,
  /** In the club's time zone. */
  Day: dateSchema,
  Cause: differenceCauseSchema,
  ExtPaymentId: z.string().nullable(),
  /**
   * The provider's refund; null for a payment. If a lost dispute took more than the rest of the purchase: the dispute, with the
   * purchase as TransactionId.
   */
  ExtRefundId: z.string().nullable(),
  ExtPayoutId: z.string().nullable(),
  TransactionId: idSchema.nullable(),
  PaymentRecorded: z.boolean(),
  UserId: idSchema.nullable(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
  /** Both amounts are above 0, or 0 where the payment does not exist. */
  ProviderAmount: z.number().int(),
  BookAmount: z.number().int(),
  Currency: currencySchema,
  /** ProviderAmount less BookAmount, after fees. */
  Difference: z.number().int(),
  State: differenceStateSchema,
  /** Null while open. `Healed`: the nightly comparison found no difference any more. */
  How: z.enum(['Healed', 'Recorded', 'Accepted', 'Dismissed']).nullable(),
  Note: z.string(),
  SettledAt: instantSchema.nullable(),
  Operator: z.object({ email: z.string() }).nullable(),
});
export type PaymentDifference = z.infer<typeof paymentDifferenceSchema>;

/**
 * `Record`: records a purchase of a member, with an unknown product. `RecordRefund`: records a refund of a recorded payment.
 * `Accept`: the transaction gets the provider's amount.
 */
export const settleDifferenceSchema = z.discriminatedUnion('Act', [
  z.object({ Act: z.literal('Record'), UserId: idSchema }),
  z.object({ Act: z.literal('RecordRefund') }),
  z.object({ Act: z.literal('Accept') }),
  z.object({ Act: z.literal('Dismiss'), Note: requiredTextSchema(500) }),
]);
export type SettleDifference = z.infer<typeof settleDifferenceSchema>;
