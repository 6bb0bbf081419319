import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  currencyInputSchema,
  currencySchema,
  idSchema,
  instantInputSchema,
  instantSchema,
  moneySchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';

export type TransactionId = Id<'Transaction'>;

export const transactionMethods = ['Cash', 'Debit', 'Credit', 'WireTransfer', 'Other'] as const;
export const transactionMethodSchema = z.enum(transactionMethods);
export type TransactionMethod = z.infer<typeof transactionMethodSchema>;
export const transactionTypes = ['Purchase', 'Refund'] as const;
export const transactionTypeSchema = z.enum(transactionTypes);
export type TransactionType = z.infer<typeof transactionTypeSchema>;
export const transactionModeSchema = z.enum(['Manual', 'Online']);

/** What a refund does to what was bought: it ends now, goes on as it is, or gives back its part of the tickets or credits. */
export const refundEffects = ['End', 'Keep', 'TakeBack'] as const;
export const refundEffectSchema = z.enum(refundEffects);
export type RefundEffect = z.infer<typeof refundEffectSchema>;

/** Money that came in (Purchase) or went out (Refund). */
export const transactionSchema = z.object({
  TransactionId: idSchema,
  ClubId: idSchema,
  UserId: idSchema.nullable(),
  Nickname: z.string().nullable(),
  FirstMidName: z.string().nullable(),
  LastName: z.string().nullable(),
  At: instantSchema,
  Type: transactionTypeSchema,
  Method: transactionMethodSchema,
  PaymentMode: transactionModeSchema,
  /** Minor units, never negative. */
  Amount: z.number().int(),
  Currency: currencySchema,
  /** One percent of an online purchase, on the club's side; 0 for manual ones. */
  PlatformFee: z.number().int(),
  Description: z.string(),
  /** What it paid for. */
  UserSubscriptionId: idSchema.nullable(),
  ClubCreditsPackageId: idSchema.nullable(),
  /** Of what it paid for: what was left to pay after it; null where nothing was due. Minor units. */
  LeftDue: z.number().int().nullable(),
  /** The purchase a refund gives back; what was refunded of a purchase. */
  LinkedTransactionId: idSchema.nullable(),
  RefundedAmount: z.number().int(),
  /** Of a refund: what it did to what was bought; null where nothing was. */
  Effect: refundEffectSchema.nullable(),
  Operator: z.object({ email: z.string() }).nullable(),
  VisibleInExport: z.boolean(),
  Note: z.string(),
  RowVersion: rowVersionSchema,
});
export type Transaction = z.infer<typeof transactionSchema>;

/** What is kept of a transaction with each change of it. */
export const changedMoneySchema = transactionSchema.pick({
  At: true,
  Type: true,
  Method: true,
  Amount: true,
  Currency: true,
  UserId: true,
  LinkedTransactionId: true,
  Description: true,
  VisibleInExport: true,
  Note: true,
});
export type ChangedMoney = z.infer<typeof changedMoneySchema>;
export const transactionChangeSchema = z.object({
  At: instantSchema,
  Operator: z.object({ email: z.string() }).nullable(),
  Before: changedMoneySchema,
  /** Null: it was taken off the books. */
  After: changedMoneySchema.nullable(),
});
export type TransactionChange = z.infer<typeof transactionChangeSchema>;

/** What transactions of one currency add up to, in minor units; how many there are of each type. */
export const transactionSumSchema = z.object({
  Currency: currencySchema,
  Purchases: z.number().int(),
  PurchasesAmount: z.number().int(),
  Refunds: z.number().int(),
  RefundsAmount: z.number().int(),
  /** Of these the ones that are not meant for the export, and what they add up to: refunds count against it. */
  Hidden: z.number().int(),
  HiddenAmount: z.number().int(),
});
export type TransactionSum = z.infer<typeof transactionSumSchema>;
export const transactionSorts = ['-At', 'At', '-Amount', 'Amount'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/** No club of ours is older: what is dated before is a slip of the keyboard. */
export const BOOKS_BEGIN = '2000-01-01';

export const transactionInputSchema = z.object({
  UserId: idSchema.nullable().default(null),
  /** Null: now. */
  At: instantInputSchema
    .refine((at) => at.slice(0, 10) >= BOOKS_BEGIN, 'before-the-books')
    .nullable()
    .default(null),
  Type: transactionTypeSchema,
  Method: transactionMethodSchema,
  Amount: moneySchema.min(1, 'price-required'),
  Currency: currencyInputSchema,
  Description: textSchema(500).default(''),
  /** Of a refund: its purchase. */
  LinkedTransactionId: idSchema.nullable().default(null),
  VisibleInExport: z.boolean().default(true),
  Note: textSchema(500).default(''),
  /** Of a refund of sold credits: leaves them with the member. */
  KeepCredits: z.boolean().optional(),
  /** Of a refund; not said, a full one ends what it refunds, and sold credits go back in proportion. */
  Effect: refundEffectSchema.optional(),
});
export type TransactionInput = z.infer<typeof transactionInputSchema>;
export const transactionUpdateSchema = transactionInputSchema.extend({ RowVersion: rowVersionSchema });

/** What a purchase bought, as it is now: what a refund of it may end. */
export const boughtSchema = z.object({
  Subscription: z
    .object({
      UserSubscriptionId: idSchema,
      SubscriptionName: z.string(),
      /** Nothing is left to end. */
      IsOver: z.boolean(),
      /** What began to be owed of it and is not paid: it lapses where the refund ends it. Minor units. */
      Owed: z.number().int(),
      /** Tickets that go back in proportion to the price; null where none are counted. Amounts in minor units. */
      Tickets: z
        .object({ Amount: z.number().int(), RefundedAmount: z.number().int(), Credits: z.number().int(), Left: z.number().int() })
        .nullable(),
    })
    .nullable(),
  /** Classes to come whose seats it pays, the next first: people are taken off them when it ends. */
  Bookings: z.array(z.object({ ClassId: idSchema, ClassName: z.string(), Begin: instantSchema })),
});
export type Bought = z.infer<typeof boughtSchema>;
