import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { currencySchema, dateSchema, dayInputSchema, idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { receiptKindSchema, VAT_CODES_MAX } from '../receipts/receipts.ts';
import { transactionMethodSchema, transactionModeSchema } from '../transactions.ts';

export type AccountantExportId = Id<'AccountantExport'>;

/** `Xlsx`: a workbook with a sheet per VAT code. `DoubleEntry`: debit and credit as CSV. */
export const exportFormats = ['Csv', 'Xlsx', 'DoubleEntry'] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** In minor units; credit notes are below 0. */
const amount = z.number().int();

export const accountantLineSchema = z.object({
  ReceiptId: idSchema,
  Number: z.string(),
  Kind: receiptKindSchema,
  IssuedAt: instantSchema,
  TransactionId: idSchema,
  /** Null if there is no member, or if the account was deleted. */
  MemberId: idSchema.nullable(),
  MemberName: z.string().nullable(),
  Text: z.string(),
  Method: transactionMethodSchema,
  PaymentMode: transactionModeSchema,
  Currency: currencySchema,
  Gross: amount,
  Net: amount.nullable(),
  Vat: amount.nullable(),
  VatCode: z.string().nullable(),
  VatRate: z.number().int().nullable(),
  /** Number of the receipt that a credit note credits, or of the canceled document. */
  OfNumber: z.string().nullable(),
  Operator: z.string().nullable(),
  ProviderFee: amount.nullable(),
  ExtPayoutId: z.string().nullable(),
  PaidOutOn: dateSchema.nullable(),
});
export type AccountantLine = z.infer<typeof accountantLineSchema>;

/** Ways of payment, VAT, and the revenue of each VAT code (`VatCode`, '' without one). */
export const accountPurposes = [
  'Cash',
  'Debit',
  'Credit',
  'BankDebit',
  'WireTransfer',
  'Other',
  'Online',
  'Vat',
  'Revenue',
] as const;
export const accountPurposeSchema = z.enum(accountPurposes);
export type AccountPurpose = z.infer<typeof accountPurposeSchema>;

export const bookAccountSchema = z.object({
  Purpose: accountPurposeSchema,
  VatCode: lineSchema(12).default(''),
  Account: lineSchema(20),
});
export type BookAccount = z.infer<typeof bookAccountSchema>;
export const bookAccountsSchema = z.object({ Accounts: z.array(bookAccountSchema).max(accountPurposes.length + VAT_CODES_MAX) });

/** One of debit and credit is 0. */
export const bookEntrySchema = accountantLineSchema
  .pick({ Number: true, IssuedAt: true, TransactionId: true, MemberId: true, Text: true, Currency: true, VatCode: true })
  .extend(accountantLineSchema.pick({ OfNumber: true, Operator: true, ProviderFee: true }).shape)
  .extend({ Purpose: accountPurposeSchema, Account: z.string(), Debit: amount, Credit: amount });
export type BookEntry = z.infer<typeof bookEntrySchema>;

const range = { From: dayInputSchema, To: dayInputSchema };
const inOrder = ({ From, To }: { From: string; To: string }) => From <= To;
const endIsLater = { path: ['To'], message: 'interval-order' };
export const exportRangeSchema = z.object(range).refine(inOrder, endIsLater);
export type ExportRange = z.infer<typeof exportRangeSchema>;
export const exportInputSchema = z.object({ ...range, Format: exportFormatSchema }).refine(inOrder, endIsLater);
export type ExportInput = z.infer<typeof exportInputSchema>;

export const codeSumSchema = z.object({
  Currency: currencySchema,
  VatCode: z.string().nullable(),
  VatRate: z.number().int().nullable(),
  Lines: z.number().int(),
  Gross: amount,
  Net: amount,
  Vat: amount,
});

export const exportPreviewSchema = z.object({
  Receipts: z.number().int(),
  CreditNotes: z.number().int(),
  Sums: z.array(codeSumSchema),
  /** Lines without a VAT code, and the first of their texts. Empty if the club has no VAT codes. */
  WithoutCode: z.object({ Lines: z.number().int(), Texts: z.array(z.string()) }),
  MissingAccounts: z.array(bookAccountSchema.pick({ Purpose: true, VatCode: true })),
  /** Number of lines whose day was not closed at the cash desk. */
  OpenLines: z.number().int(),
  LeftOut: z.number().int(),
  WithoutReceipt: z.number().int(),
  Newest: z.object({ Lines: z.array(accountantLineSchema), Entries: z.array(bookEntrySchema) }),
  Balanced: z.array(z.object({ Currency: currencySchema, Amount: amount })),
});
export type ExportPreview = z.infer<typeof exportPreviewSchema>;

export const accountantExportSchema = z.object({
  AccountantExportId: idSchema,
  At: instantSchema,
  By: z.string().nullable(),
  From: dateSchema,
  To: dateSchema,
  Format: exportFormatSchema,
  Version: z.number().int(),
  FileName: z.string(),
  Lines: z.number().int(),
  /** Time of the next version. Null for the last version. */
  ReplacedAt: instantSchema.nullable(),
});
export type AccountantExport = z.infer<typeof accountantExportSchema>;

/** Only the part in the wanted format has content. The screen writes lines and entries in the user's format. */
export const madeExportSchema = z.object({
  Export: accountantExportSchema,
  Lines: z.array(accountantLineSchema),
  Entries: z.array(bookEntrySchema),
  Workbook: z.string().nullable(),
});
export type MadeExport = z.infer<typeof madeExportSchema>;
