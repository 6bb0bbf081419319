import type { Refusal } from '@clubpulse/contract/errors';
import type { Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Transactions } from '../../platform/database/schema.generated.ts';
import { cancelReceipt } from '../receipts/public.ts';
import { recordChange } from './changes.store.ts';
import { emitTransaction } from './record.service.ts';
import { undoRefund } from './refund.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import * as store from './transactions.store.ts';

/**
 * Deletes a transaction. For a refund, `purchase` is its locked purchase, and the member gets back the credits, tickets or
 * subscription that the refund took.
 */
export async function deleteTransaction(
  trx: Queryable,
  { row, purchase, bought }: { row: store.TransactionRow; purchase: store.TransactionRow | undefined; bought: BoughtPorts },
  { by, at, ...further }: { by: number | null; at: Date } & Pick<Updateable<Transactions>, 'RefundState' | 'ExtRefundId'>,
): Promise<Refusal | undefined> {
  const take = () => store.updateTransaction(trx, row.TransactionId, { DeletedAt: at, ...further });
  if (purchase) {
    const refused = await undoRefund(trx, { bought, purchase, refund: row }, by, take);
    if (refused) return refused;
    await store.updateTransaction(trx, purchase.TransactionId, { RefundedAmount: purchase.RefundedAmount - row.Amount });
  } else await take();
  if (row.ReceiptId !== null) await cancelReceipt(trx, row.ReceiptId, { by });
  await recordChange(trx, { before: row, after: undefined, by, at });
  await emitTransaction(trx, 'TransactionDeleted', row, by);
  return undefined;
}
