import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { Queryable } from '../../platform/database/database.ts';
import { record } from '../transactions/public.ts';
import { nextPayment } from './next-payment.rows.ts';
import * as store from './subscriptions.store.ts';

/** Money for a subscription, taken at the desk. */
export interface Paying {
  readonly Method: TransactionMethod;
  readonly VisibleInExport: boolean;
  /** Minor units, above 0; what is due next unless given. A different amount is what the two agreed on: it pays what was due. */
  readonly Amount?: number | null;
  readonly by: number | null;
  readonly now: Date;
}

/** Records the next payment of a locked or new subscription; answers the transaction, null when nothing is left to pay. */
export async function payNext(trx: Queryable, id: number, paying: Paying): Promise<number | null> {
  const row = await store.subscriptionOf(trx, id);
  const next = row && nextPayment(row);
  if (!row || !next) return null;
  const { ClubId, UserId, Currency, SubscriptionName } = row;
  const { Method, VisibleInExport, by, now } = paying;
  const part = next.Number === null ? '' : ` ${next.Number}/${row.InstallmentPlan.length}`;
  const TransactionId = await record(trx, {
    ClubId,
    UserId,
    Currency,
    Method,
    VisibleInExport,
    by,
    Type: 'Purchase',
    Amount: paying.Amount ?? next.Amount,
    Description: `${SubscriptionName}${part}`,
    UserSubscriptionId: id,
    At: now,
  });
  if (next.Number !== null) await store.payInstallment(trx, id, next.Number, { PaidAt: now, TransactionId });
  await store.saveSubscription(trx, id, next.paid);
  return TransactionId;
}
