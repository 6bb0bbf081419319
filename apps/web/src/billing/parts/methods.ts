import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { PhraseKey } from '../../platform/phrases.ts';

/** In the order of the spec (spec 2 section 3). */
export const methods: readonly { method: TransactionMethod; label: PhraseKey }[] = [
  { method: 'Cash', label: 'billing.cash' },
  { method: 'Debit', label: 'billing.debit' },
  { method: 'Credit', label: 'billing.creditCard' },
  { method: 'WireTransfer', label: 'billing.wire' },
  { method: 'Other', label: 'billing.other' },
];

export const methodLabel = (method: TransactionMethod): PhraseKey =>
  methods.find((one) => one.method === method)?.label ?? 'billing.other';
