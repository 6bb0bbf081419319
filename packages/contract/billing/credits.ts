import { z } from 'zod';
import type { Id } from '../ids.ts';
import {
  currencyInputSchema,
  currencySchema,
  idSchema,
  instantSchema,
  moneySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../scalars.ts';
import { paymentAccountTypeSchema } from './payment-accounts.ts';

export type ClubCreditsPackageId = Id<'ClubCreditsPackage'>;

const creditsSchema = z
  .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'credits-required' : 'invalid-number') })
  .int('invalid-number')
  .max(1_000_000, 'invalid-number');

export const creditsPackageFieldsSchema = z.object({
  Name: requiredLineSchema(120),
  Credits: creditsSchema.min(1, 'credits-required'),
  Price: moneySchema,
  Currency: currencyInputSchema,
  PaymentAccountType: paymentAccountTypeSchema,
  Purchasable: z.boolean().default(true),
});
export type CreditsPackageFields = z.infer<typeof creditsPackageFieldsSchema>;
export const creditsPackageUpdateSchema = creditsPackageFieldsSchema.extend({ RowVersion: rowVersionSchema });
export type CreditsPackageUpdate = z.infer<typeof creditsPackageUpdateSchema>;
export const creditsPackageSchema = creditsPackageFieldsSchema.extend({
  ClubCreditsPackageId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Credits: z.number().int(),
  Currency: currencySchema,
});
export type CreditsPackage = z.infer<typeof creditsPackageSchema>;

export const writtenCreditsPackageSchema = creditsPackageSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenCreditsPackage = z.infer<typeof writtenCreditsPackageSchema>;

export const ledgerReasonSchema = z.enum([
  'Purchase',
  'Refund',
  'Booking',
  'GiveBack',
  'Adjustment',
  'Assigned',
  'Expired',
  'Reward',
]);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

export const creditTransactionSchema = z.object({
  CreditTransactionId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  /** Positive adds credits, negative takes them. */
  Credits: z.number().int(),
  BalanceAfter: z.number().int(),
  Reason: ledgerReasonSchema,
  ClassId: idSchema.nullable(),
  ClassName: z.string().nullable(),
  TransactionId: idSchema.nullable(),
  Operator: z.object({ email: z.string() }).nullable(),
  Note: z.string(),
  At: instantSchema,
});
export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

export const creditTransactionInputSchema = z.object({
  Credits: creditsSchema.min(-1_000_000, 'invalid-number').refine((credits) => credits !== 0, 'credits-required'),
  Note: textSchema(500).default(''),
});

export const creditAccountSchema = z.object({ ClubId: idSchema, UserId: idSchema, Balance: z.number().int() });
export type CreditAccount = z.infer<typeof creditAccountSchema>;
