import { type Transaction, transactionSchema } from '@clubpulse/contract/billing/transactions';
import type { TransactionRow } from './transactions.store.ts';

export const presentTransaction = ({ OperatorEmail, At, ...row }: TransactionRow): Transaction =>
  transactionSchema.parse({
    ...row,
    At: At.toISOString(),
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
  });
