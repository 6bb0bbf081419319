import type { Queryable } from '../../../platform/database/database.ts';
import { queueJobs } from '../../../platform/jobs/jobs.store.ts';
import { openDebtOrders } from './debt-pages.facts.ts';

export const CLOSE_ORDER_JOB = 'payment-order-close';

/** Closes pages on which the debt could be paid a second time, after the caller's transaction is committed. */
export async function closeDebtPages(
  trx: Queryable,
  row: { readonly ClubId: number; readonly UserSubscriptionId: number },
): Promise<void> {
  const orders = await openDebtOrders(trx, row);
  await queueJobs(
    trx,
    orders.map((PaymentOrderId) => ({
      task: CLOSE_ORDER_JOB,
      payload: { PaymentOrderId },
      key: `${CLOSE_ORDER_JOB}:${PaymentOrderId}`,
    })),
  );
}
