import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { recordChange } from './changes.store.ts';
import { lockMoney, lockPurchases } from './lock-money.service.ts';
import { deleteTransaction } from './off-books.service.ts';
import { emitTransaction } from './record.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { lockPersons, type TransactionRow, transactionOf, updateTransaction } from './transactions.store.ts';

interface Figure {
  readonly ClubId: ClubId;
  readonly TransactionId: TransactionId;
  /** Minor units. 0 when the provider has no such payment. */
  readonly Amount: number;
  readonly by: number;
  readonly at: Date;
}

/**
 * Sets the provider's amount, or deletes a transaction that the provider does not have. Refused when refunds of the payment
 * would exceed it.
 */
export async function acceptFigure(
  { bought }: { readonly bought: BoughtPorts },
  trx: Queryable,
  { ClubId, TransactionId, Amount, by, at }: Figure,
): Promise<Refusal | undefined> {
  const found = await transactionOf(trx, TransactionId, ClubId);
  if (!found) return refuse('NotFound');
  await lockPersons(trx, [found.UserId]);
  await lockMoney({ bought }, trx, ClubId, TransactionId);
  const row = await transactionOf(trx, TransactionId, ClubId);
  if (!row) return refuse('NotFound');
  const purchase = (await lockPurchases({ bought }, trx, ClubId, [row.LinkedTransactionId])).get(row.LinkedTransactionId ?? 0);
  if (row.RefundedAmount > Amount || exceeds(purchase, row, Amount)) return refuse('TransactionIsLinked');
  const failed = row.Type === 'Refund' ? ({ RefundState: 'Failed' } as const) : {};
  if (Amount === 0) return deleteTransaction(trx, { row, purchase, bought }, { by, at, ...failed });
  await updateTransaction(trx, TransactionId, { Amount });
  if (purchase)
    await updateTransaction(trx, purchase.TransactionId, { RefundedAmount: purchase.RefundedAmount - row.Amount + Amount });
  const after = { ...row, Amount };
  await recordChange(trx, { before: row, after, by, at });
  await emitTransaction(trx, 'TransactionUpdated', after, by);
  return undefined;
}

const exceeds = (purchase: TransactionRow | undefined, row: TransactionRow, amount: number): boolean =>
  purchase !== undefined && purchase.RefundedAmount - row.Amount + amount > purchase.Amount;

interface Fees {
  readonly TransactionId: TransactionId;
  readonly ProviderFee: number;
  readonly PlatformFee: number;
}

/** Writes only fees, in separate columns. Amounts that a user entered do not change. */
export async function storeFees(trx: Queryable, rows: readonly Fees[]): Promise<void> {
  for (const { TransactionId, ...fees } of rows) await updateTransaction(trx, TransactionId, fees);
}
