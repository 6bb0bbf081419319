import type { Database } from '../../platform/database/database.ts';
import { accountOf } from './online-payments.facts.ts';
import * as store from './online-payments.store.ts';
import type { Online } from './settlement.service.ts';

interface ClosingParts extends Online {
  readonly db: Database;
  readonly now: () => Date;
}

/** Closes the provider's page first, so that a canceled order takes no money. */
export async function closeOrder(parts: ClosingParts, order: store.OrderRow): Promise<store.OrderRow | undefined> {
  const { db, payments, settlement, now } = parts;
  const { PaymentOrderId, ClubId, ExtCheckoutId, State } = order;
  if (State !== 'Open') return settlement.settleOrder(PaymentOrderId);
  const account = await accountOf(db, ClubId);
  if (ExtCheckoutId !== null && account && !(await payments.expireCheckout(account.ExtAccountId, ExtCheckoutId)))
    return settlement.settleOrder(PaymentOrderId);
  const after = await db.transaction().execute(async (trx) => {
    const locked = await store.lockOrder(trx, PaymentOrderId);
    if (locked?.State === 'Open' && locked.ExtCheckoutId === ExtCheckoutId)
      await store.saveOrder(trx, PaymentOrderId, { State: 'Canceled', SettledAt: now() });
    return store.orderOf(trx, PaymentOrderId);
  });
  // The order is closed again, because a page that was opened meanwhile can take money.
  return after?.State === 'Open' ? closeOrder(parts, after) : after;
}

/** Closes all other open orders of the same product, and returns an order that is paid or being paid. */
export async function closeOthers(
  parts: ClosingParts,
  order: Omit<store.NewOrder, 'Besides'>,
  openOrder: () => Promise<store.OrderRow | undefined>,
): Promise<store.OrderRow | undefined> {
  const others = await store.ordersOfSameThing(parts.db, order);
  // The order is read last, so that an order of a simultaneous request is included.
  const open = await openOrder();
  for (const other of others) {
    if (other.PaymentOrderId === open?.PaymentOrderId) continue;
    const closed = await closeOrder(parts, other);
    if (closed?.State === 'Paid' || closed?.State === 'Processing') return closed;
  }
  return undefined;
}
