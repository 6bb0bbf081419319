import {
  type ReportedTransaction,
  reportedTransactionSchema,
  type Transaction,
  transactionSchema,
} from '@clubpulse/contract/billing/transactions';
import type { Queryable } from '../../platform/database/database.ts';
import { reportedOf } from './reported.facts.ts';
import type { TransactionRow } from './transactions.store.ts';

export const presentTransaction = ({ OperatorEmail, At, ...row }: TransactionRow): Transaction =>
  transactionSchema.parse({
    ...row,
    At: At.toISOString(),
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
  });

export async function presentReported(
  db: Queryable,
  clubId: number,
  rows: readonly TransactionRow[],
): Promise<ReportedTransaction[]> {
  const online = rows.filter(({ PaymentMode }) => PaymentMode === 'Online').map(({ TransactionId }) => TransactionId);
  const reported = await reportedOf(db, clubId, online);
  const nothing = { ProviderFee: null, ExtPayoutId: null, PaidOutOn: null };
  return rows.map((row) =>
    reportedTransactionSchema.parse({ ...presentTransaction(row), ...(reported.get(row.TransactionId) ?? nothing) }),
  );
}
