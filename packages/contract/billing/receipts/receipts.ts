import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, instantSchema, lineSchema, requiredLineSchema, textSchema } from '../../scalars.ts';
import { transactionMethodSchema, transactionModeSchema } from '../transactions.ts';

export type ReceiptId = Id<'Receipt'>;

/** Each kind is numbered without a gap, per club and year. */
export const receiptKinds = ['Receipt', 'CreditNote'] as const;
export const receiptKindSchema = z.enum(receiptKinds);
export type ReceiptKind = z.infer<typeof receiptKindSchema>;

const amount = z.number().int();

export const RATE_MAX = 10_000;
/** In hundredths of a percent: 2200 is 22 %. */
export const vatRateSchema = z.number().int('invalid-number').min(0, 'invalid-value').max(RATE_MAX, 'invalid-value');

export const includedVatSchema = z.object({
  Code: z.string(),
  Name: z.string(),
  Rate: vatRateSchema,
  Net: amount,
  Vat: amount,
});
export type IncludedVat = z.infer<typeof includedVatSchema>;

export const receiptLinkSchema = z.object({
  ReceiptId: idSchema,
  Kind: receiptKindSchema,
  Year: z.number().int(),
  Number: z.number().int(),
  IssuedAt: instantSchema,
  Amount: amount,
});
export type ReceiptLink = z.infer<typeof receiptLinkSchema>;

/** Each line is a payment and has an id of its own. */
const receiptLineSchema = z.object({
  ReceiptId: idSchema,
  Text: z.string(),
  Amount: amount,
  Vat: includedVatSchema.nullable(),
});

/** The receipt as issued: later changes of product, club or member do not change it. */
export const receiptSchema = receiptLinkSchema.extend({
  ClubId: idSchema,
  TransactionId: idSchema,
  ClubName: z.string(),
  LegalName: z.string(),
  Address: z.string(),
  VatNumber: z.string(),
  MemberName: z.string().nullable(),
  /** Null if the payment came through the provider. */
  Operator: z.string().nullable(),
  Text: z.string(),
  Method: transactionMethodSchema,
  PaymentMode: transactionModeSchema,
  PaidAt: instantSchema,
  Currency: currencySchema,
  /** For a part payment: the price, and the rest to pay. Null for other payments. */
  Price: amount.nullable(),
  LeftDue: amount.nullable(),
  Vat: includedVatSchema.nullable(),
  Lines: z.array(receiptLineSchema).min(1),
  Reason: z.string(),
  /** True when the transaction of the document was corrected or deleted. */
  IsCorrection: z.boolean(),
  /** The receipt of a credit note, or the canceled document. */
  Of: receiptLinkSchema.nullable(),
  Referring: z.array(receiptLinkSchema),
  IsCopy: z.boolean(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const VAT_CODES_MAX = 30;
const PRODUCTS_MAX = 1_000;

export const vatCodeSchema = z.object({
  Code: requiredLineSchema(12),
  Name: lineSchema(60).default(''),
  Rate: vatRateSchema,
  /** The code for products without a code. At most one code is the default. */
  IsDefault: z.boolean(),
});

const vatCodeOfProduct = lineSchema(12).nullable();

/** The input also lists the products with a VAT code of their own. */
export const clubVatInputSchema = z.object({
  LegalName: lineSchema(200),
  Address: textSchema(300),
  VatNumber: lineSchema(40),
  Codes: z.array(vatCodeSchema).max(VAT_CODES_MAX),
  Subscriptions: z.array(z.object({ ClassSubscriptionId: idSchema, VatCode: vatCodeOfProduct })).max(PRODUCTS_MAX),
  Packages: z.array(z.object({ ClubCreditsPackageId: idSchema, VatCode: vatCodeOfProduct })).max(PRODUCTS_MAX),
  Articles: z.array(z.object({ ArticleId: idSchema, VatCode: vatCodeOfProduct })).max(PRODUCTS_MAX),
});
export type ClubVatInput = z.infer<typeof clubVatInputSchema>;

export const clubVatSchema = clubVatInputSchema.extend({
  Codes: z.array(vatCodeSchema),
  Subscriptions: z.array(z.object({ ClassSubscriptionId: idSchema, Name: z.string(), VatCode: vatCodeOfProduct })),
  Packages: z.array(z.object({ ClubCreditsPackageId: idSchema, Name: z.string(), VatCode: vatCodeOfProduct })),
  Articles: z.array(z.object({ ArticleId: idSchema, Name: z.string(), VatCode: vatCodeOfProduct })),
});
export type ClubVat = z.infer<typeof clubVatSchema>;
