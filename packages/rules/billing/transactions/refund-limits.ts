import type { Transaction, TransactionInput } from '@clubpulse/contract/billing/transactions';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { moneyLeft } from '../ledger/money-left.ts';

/** A refund without a purchase needs a member and a note (decision 0029). */
export function refundProblems({
  Type,
  LinkedTransactionId,
  UserId,
  Note,
}: Pick<TransactionInput, 'Type' | 'LinkedTransactionId' | 'UserId' | 'Note'>): FieldError[] {
  if (Type !== 'Refund' || LinkedTransactionId !== null) return [];
  return [
    ...(UserId === null ? [{ field: 'UserId', key: 'field-required' }] : []),
    ...(Note.trim() === '' ? [{ field: 'Note', key: 'refund-reason-required' }] : []),
  ];
}

export const leftOf = ({ Amount, RefundedAmount }: Pick<Transaction, 'Amount' | 'RefundedAmount'>): number =>
  Amount - RefundedAmount;

/** `left`: the member's payments minus refunds in minor units. */
export function refuseMoreThanPaid(left: number, amount: number, currency: string): Refusal | undefined {
  if (amount <= left) return undefined;
  const values = moneyLeft(Math.max(0, left), currency);
  return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'refund-exceeds-paid', values }] });
}
