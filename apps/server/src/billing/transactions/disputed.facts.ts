import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { Queryable } from '../../platform/database/database.ts';

/** True if the payer's bank holds the money of the purchase, or took it. */
export async function isDisputed(db: Queryable, purchaseId: TransactionId): Promise<boolean> {
  const row = await db
    .selectFrom('payment_disputes')
    .select('PaymentDisputeId')
    .where('TransactionId', '=', purchaseId)
    .where('HoldsMoney', '=', true)
    .where('State', '<>', 'Won')
    .executeTakeFirst();
  return row !== undefined;
}
