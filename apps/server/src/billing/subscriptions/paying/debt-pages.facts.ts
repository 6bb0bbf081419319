import type { Queryable } from '../../../platform/database/database.ts';

export async function openDebtOrders(
  db: Queryable,
  { ClubId, UserSubscriptionId }: { readonly ClubId: number; readonly UserSubscriptionId: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_orders')
    .select('PaymentOrderId')
    .where('ClubId', '=', ClubId)
    .where('UserSubscriptionId', '=', UserSubscriptionId)
    .where('Kind', '=', 'Debt')
    .where('State', '=', 'Open')
    .orderBy('PaymentOrderId')
    .execute();
  return rows.map(({ PaymentOrderId }) => PaymentOrderId);
}
