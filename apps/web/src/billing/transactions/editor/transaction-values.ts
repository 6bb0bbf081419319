import {
  BOOKS_BEGIN,
  type Transaction,
  type TransactionInput,
  transactionInputSchema,
} from '@clubpulse/contract/billing/transactions';
import { leftOf } from '@clubpulse/rules/billing/transactions/refund-limits';
import { z } from 'zod';
import type { Formats } from '../../../platform/formats.ts';

export type EditedTransaction =
  | { act: 'add'; member?: { UserId: number; name: string } }
  | { act: 'edit' | 'refund'; transaction: Transaction };

export interface TransactionValues extends Omit<TransactionInput, 'Amount' | 'At'> {
  Amount: number | null;
  /** A day of the club; null while the text is no date. */
  Day: string | null;
}

export type TransactionOutput = TransactionInput & { Day: string };

export function initialOf(
  edited: EditedTransaction,
  { Currency, today, formats }: { Currency: string; today: string; formats: Formats },
): TransactionValues {
  const empty: TransactionValues = {
    UserId: null,
    Day: today,
    Type: 'Purchase',
    Method: 'Cash',
    Amount: null,
    Currency,
    Description: '',
    LinkedTransactionId: null,
    VisibleInExport: true,
    Note: '',
  };
  if (edited.act === 'add') return { ...empty, UserId: edited.member?.UserId ?? null };
  const { transaction: one } = edited;
  const stored = { UserId: one.UserId, Method: one.Method, Currency: one.Currency, VisibleInExport: one.VisibleInExport };
  if (edited.act === 'edit') {
    const { Type, Amount, Description, LinkedTransactionId, Note } = one;
    return { ...stored, Day: formats.dayOf(one.At), Type, Amount, Description, LinkedTransactionId, Note };
  }
  return {
    ...empty,
    ...stored,
    Type: 'Refund',
    Amount: leftOf(one),
    Description: one.Description,
    LinkedTransactionId: one.TransactionId,
  };
}

export const schemaOf = (today: string, first: string | null) =>
  transactionInputSchema.omit({ At: true }).extend({
    Amount: z.number('price-required').pipe(transactionInputSchema.shape.Amount),
    Day: z.iso
      .date('field-required')
      .refine((day) => day <= today, 'date-no-greater-than-now')
      .refine((day) => day >= BOOKS_BEGIN, 'before-the-books')
      .refine((day) => first === null || day >= first, 'refund-before-purchase'),
    At: z.null().default(null),
  });
