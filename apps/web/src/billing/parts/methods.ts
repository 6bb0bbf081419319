import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { PhraseKey } from '../../platform/phrases.ts';

export const methods: readonly { method: TransactionMethod; label: PhraseKey }[] = [
  { method: 'Cash', label: 'billing.cash' },
  { method: 'Debit', label: 'billing.debit' },
  { method: 'Credit', label: 'billing.creditCard' },
  { method: 'WireTransfer', label: 'billing.wire' },
  { method: 'Other', label: 'billing.other' },
];

export type DeskMethod = TransactionMethod | 'Phone';

export const methodLabel = (method: TransactionMethod): PhraseKey =>
  methods.find((one) => one.method === method)?.label ?? 'billing.other';
