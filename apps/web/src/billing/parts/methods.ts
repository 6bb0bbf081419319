import type { Transaction, TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export const methods: readonly { method: TransactionMethod; label: PhraseKey }[] = [
  { method: 'Cash', label: 'billing.cash' },
  { method: 'Debit', label: 'billing.debit' },
  { method: 'Credit', label: 'billing.creditCard' },
  { method: 'BankDebit', label: 'billing.bankDebit' },
  { method: 'WireTransfer', label: 'billing.wire' },
  { method: 'Other', label: 'billing.other' },
];

export type DeskMethod = TransactionMethod | 'Phone';

export const methodLabel = (method: TransactionMethod): PhraseKey =>
  methods.find((one) => one.method === method)?.label ?? 'billing.other';

export function paidBy({ PaymentMode, Method }: Pick<Transaction, 'PaymentMode' | 'Method'>, t: Translate): string {
  const method = t(methodLabel(Method));
  if (PaymentMode === 'Manual') return method;
  return Method === 'Credit' || Method === 'Debit' ? t('billing.receiptOnline') : t('billing.methodOnline', { method });
}
