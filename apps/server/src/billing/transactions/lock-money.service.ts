import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';
import { purchaseOfPayment } from './online-refunds.store.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import * as store from './transactions.store.ts';

interface Locking {
  readonly bought: BoughtPorts;
}

/** The reads run one after the other, because a transaction has a single connection. */
async function transactionsOf(trx: Queryable, clubId: ClubId, ids: readonly number[]) {
  const rows: store.TransactionRow[] = [];
  for (const id of ids) {
    const row = await store.transactionOf(trx, id, clubId);
    if (row) rows.push(row);
  }
  return rows;
}

/** Locks subscriptions before the transactions that paid for them (common lock order). */
async function lockBought({ bought }: Locking, trx: Queryable, clubId: ClubId, ids: readonly number[]): Promise<void> {
  const rows = await transactionsOf(trx, clubId, ids);
  const held = new Set(rows.flatMap((row) => (row.UserSubscriptionId ? [row.UserSubscriptionId] : [])));
  for (const id of [...held].sort((a, b) => a - b)) await bought.lockBought(trx, id);
}

export async function lockPurchases(
  parts: Locking,
  trx: Queryable,
  clubId: ClubId,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, store.TransactionRow>> {
  const known = [...new Set(ids)].filter((id) => typeof id === 'number');
  await lockBought(parts, trx, clubId, known);
  await store.lockTransactions(trx, known);
  const rows = await transactionsOf(trx, clubId, known);
  return new Map(rows.map((row) => [row.TransactionId, row]));
}

/** Locks the transaction and its member. Undefined when the transaction is not recorded. */
export async function lockPaid(
  parts: Locking,
  trx: Queryable,
  extAccountId: string,
  extPaymentId: string,
): Promise<store.TransactionRow | undefined> {
  const found = await purchaseOfPayment(trx, extAccountId, extPaymentId);
  if (!found) return undefined;
  await store.lockPersons(trx, [found.UserId]);
  return (await lockPurchases(parts, trx, found.ClubId, [found.TransactionId])).get(found.TransactionId);
}

/** `linked`: the refund's purchase after the change. */
export async function lockMoney(
  parts: Locking,
  trx: Queryable,
  clubId: ClubId,
  transactionId: TransactionId,
  linked: TransactionId | null = null,
): Promise<void> {
  const row = await store.transactionOf(trx, transactionId, clubId);
  const purchases = [row?.LinkedTransactionId, linked].filter((id) => typeof id === 'number');
  await lockBought(parts, trx, clubId, purchases);
  await store.lockTransactions(trx, [transactionId, ...purchases]);
}
