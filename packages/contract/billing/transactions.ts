import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  currencyInputSchema,
  currencySchema,
  dateSchema,
  idSchema,
  instantInputSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';

export type TransactionId = Id<'Transaction'>;

export const transactionMethods = ['Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'] as const;
export const transactionMethodSchema = z.enum(transactionMethods);
export type TransactionMethod = z.infer<typeof transactionMethodSchema>;
export const transactionTypes = ['Purchase', 'Refund'] as const;
export const transactionTypeSchema = z.enum(transactionTypes);
export type TransactionType = z.infer<typeof transactionTypeSchema>;
export const transactionModeSchema = z.enum(['Manual', 'Online']);

/** End: the subscription ends now. TakeBack: proportional tickets or credits are taken. */
export const refundEffects = ['End', 'Keep', 'TakeBack'] as const;
export const refundEffectSchema = z.enum(refundEffects);
export type RefundEffect = z.infer<typeof refundEffectSchema>;

/**
 * `Requested`: not paid yet. `Failed`: refused by the provider, so the refund does not count. `Disputed`: taken by the payer's
 * bank in a lost dispute. Null: not made by the provider.
 */
export const refundStateSchema = z.enum(['Requested', 'Done', 'Failed', 'Disputed']);
export type RefundState = z.infer<typeof refundStateSchema>;

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
  Amount: z.number().int(),
  Currency: currencySchema,
  /** The club pays one percent of an online purchase. In a refund, the returned part of this fee. 0 for manual payments. */
  PlatformFee: z.number().int(),
  Description: z.string(),
  UserSubscriptionId: idSchema.nullable(),
  ClubCreditsPackageId: idSchema.nullable(),
  LeftDue: z.number().int().nullable(),
  /** `LinkedTransactionId`: the purchase of a refund. `RefundedAmount`: the refunded sum of a purchase. */
  LinkedTransactionId: idSchema.nullable(),
  RefundedAmount: z.number().int(),
  Effect: refundEffectSchema.nullable(),
  RefundState: refundStateSchema.nullable(),
  Operator: z.object({ email: z.string() }).nullable(),
  /** The number as printed. Null for older transactions. */
  ReceiptId: idSchema.nullable(),
  ReceiptNumber: z.string().nullable(),
  VisibleInExport: z.boolean(),
  Note: z.string(),
  RowVersion: rowVersionSchema,
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Data from the provider of card payments. Null if not known, and for manual payments. */
export const reportedTransactionSchema = transactionSchema.extend({
  /** Minor units. Below 0 if the provider returned a fee. */
  ProviderFee: z.number().int().nullable(),
  /** The payout, and the day on which it arrives in the bank. */
  ExtPayoutId: z.string().nullable(),
  PaidOutOn: dateSchema.nullable(),
});
export type ReportedTransaction = z.infer<typeof reportedTransactionSchema>;

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
  After: changedMoneySchema.nullable(),
});
export type TransactionChange = z.infer<typeof transactionChangeSchema>;

export const transactionSumSchema = z.object({
  Currency: currencySchema,
  Purchases: z.number().int(),
  PurchasesAmount: z.number().int(),
  Refunds: z.number().int(),
  RefundsAmount: z.number().int(),
  /** Transactions that are excluded from the export. Refunds are negative. */
  Hidden: z.number().int(),
  HiddenAmount: z.number().int(),
});
export type TransactionSum = z.infer<typeof transactionSumSchema>;
export const transactionSorts = ['-At', 'At', '-Amount', 'Amount'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/** An earlier date is a typing mistake. */
export const BOOKS_BEGIN = '2000-01-01';

/** Limits for the front desk without a manager (decision 0185), in minor units of the club's currency. */
export const deskLimitsSchema = z.object({
  /** Most that the front desk may refund of one purchase. */
  RefundMost: moneySchema,
  /** Managers are notified if a close has a larger difference. */
  DifferenceNotified: moneySchema,
});
export type DeskLimits = z.infer<typeof deskLimitsSchema>;
export const defaultDeskLimits: DeskLimits = { RefundMost: 5_000, DifferenceNotified: 2_000 };

export const transactionInputSchema = z.object({
  UserId: idSchema.nullable().default(null),
  At: instantInputSchema
    .refine((at) => at.slice(0, 10) >= BOOKS_BEGIN, 'before-the-books')
    .nullable()
    .default(null),
  Type: transactionTypeSchema,
  Method: transactionMethodSchema,
  Amount: moneySchema.min(1, 'price-required'),
  Currency: currencyInputSchema,
  Description: textSchema(500).default(''),
  LinkedTransactionId: idSchema.nullable().default(null),
  VisibleInExport: z.boolean().default(true),
  Note: textSchema(500).default(''),
  /** Only for a refund of sold credits. */
  KeepCredits: z.boolean().optional(),
  /** VAT code of a sale by hand. Default: the club's code. */
  VatCode: lineSchema(12).nullable().optional(),
  /** Default: a full refund ends the subscription and takes back sold credits in proportion. */
  Effect: refundEffectSchema.optional(),
});
export type TransactionInput = z.infer<typeof transactionInputSchema>;
export const transactionUpdateSchema = transactionInputSchema.omit({ VatCode: true }).extend({ RowVersion: rowVersionSchema });

export const boughtSchema = z.object({
  Subscription: z
    .object({
      UserSubscriptionId: idSchema,
      SubscriptionName: z.string(),
      IsOver: z.boolean(),
      /** Minor units. The debt is cancelled if the refund ends the subscription. */
      Owed: z.number().int(),
      /** Tickets for a proportional refund. Null when not counted. Amounts are in minor units. */
      Tickets: z
        .object({ Amount: z.number().int(), RefundedAmount: z.number().int(), Credits: z.number().int(), Left: z.number().int() })
        .nullable(),
    })
    .nullable(),
  /** Future bookings, the next first. If the subscription ends, the member is removed from these classes. */
  Bookings: z.array(z.object({ ClassId: idSchema, ClassName: z.string(), Begin: instantSchema })),
});
export type Bought = z.infer<typeof boughtSchema>;
