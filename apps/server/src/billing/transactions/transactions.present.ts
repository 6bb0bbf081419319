import { type Transaction, transactionSchema } from '@clubpulse/contract/billing/transactions';
import type { TransactionRow } from './transactions.store.ts';

// The table's checks allow no other words than the contract's.
export const presentTransaction = ({ OperatorEmail, At, ...row }: TransactionRow): Transaction =>
  transactionSchema.parse({
    ...row,
    At: At.toISOString(),
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
  });
