import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { revived } from '@clubpulse/rules/billing/subscriptions/actions';
import { afterPaying, leftOf } from '@clubpulse/rules/billing/subscriptions/part-payment';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Issuing } from '../../receipts/public.ts';
import { type OnlinePayment, record } from '../../transactions/public.ts';
import { emitSubscription } from '../subscriptions.events.ts';
import { factsOf } from '../subscriptions.rows.ts';
import * as store from '../subscriptions.store.ts';
import { closeDebtPages } from './debt-pages.service.ts';
import { nextDue, nextPayment } from './next-payment.rows.ts';

export interface Paying {
  readonly Method: TransactionMethod;
  readonly VisibleInExport: boolean;
  /** Minor units, above 0; by default the next amount due. */
  readonly Amount?: number | null;
  readonly Online?: OnlinePayment | undefined;
  /** True for an installment that the provider has charged. */
  readonly isCharged?: boolean;
  readonly After?: Issuing['After'];
  readonly by: number | null;
  readonly now: Date;
}

export async function reactivateUnpaid(
  trx: Queryable,
  before: store.SubscriptionRow,
  today: string,
  by: number | null,
): Promise<void> {
  if (before.StateReason !== 'UnpaidExternal') return;
  const row = await store.subscriptionOf(trx, before.UserSubscriptionId);
  if (row?.ExtStatus !== 'paid') return;
  await store.saveSubscription(trx, row.UserSubscriptionId, revived(factsOf(row), today));
  const after = await store.subscriptionOf(trx, row.UserSubscriptionId);
  if (after) await emitSubscription(trx, 'UserSubscriptionReactivate', after, { Reason: 'PaidLate', by });
}

/**
 * Records the next payment of a locked or new subscription. Returns null when nothing is due. Refuses more than the due amount.
 */
export async function payNext(trx: Queryable, id: number, paying: Paying): Promise<number | null | Refusal> {
  const row = await store.subscriptionOf(trx, id);
  const next = row && (paying.isCharged ? nextDue(row) : nextPayment(row));
  if (!row || !next) return null;
  const Amount = paying.Amount ?? leftOf(next);
  const LeftDue = afterPaying(next, Amount, row.Currency);
  if (isRefusal(LeftDue)) return LeftDue;
  const { ClubId, UserId, Currency, SubscriptionName } = row;
  const { Method, VisibleInExport, Online, After, by, now } = paying;
  const part = next.Number === null ? '' : ` ${next.Number}/${row.InstallmentPlan.length}`;
  const TransactionId = await record(trx, {
    ClubId,
    UserId,
    Currency,
    Method,
    VisibleInExport,
    Online,
    After,
    by,
    Type: 'Purchase',
    Amount,
    LeftDue,
    Price: next.Amount,
    Description: `${SubscriptionName}${part}`,
    UserSubscriptionId: id,
    At: now,
  });
  await closeDebtPages(trx, row);
  if (LeftDue > 0) {
    await store.saveSubscription(trx, id, { PartPaid: next.PartPaid + Amount });
    return TransactionId;
  }
  if (next.Number !== null) await store.payInstallment(trx, id, next.Number, { PaidAt: now, TransactionId });
  const { DueDateUTC } = next.paid;
  // While the provider charges, only the provider changes the status.
  const paid = row.ExtSubscriptionId === null ? next.paid : { DueDateUTC };
  await store.saveSubscription(trx, id, { ...paid, PartPaid: 0 });
  return TransactionId;
}
