import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';

const FAILED_SHOWN_MS = 7 * 86_400_000;

const isSameThing = (one: PaymentOrder, other: PaymentOrder): boolean =>
  one.ClassSubscriptionId === other.ClassSubscriptionId &&
  one.ClubCreditsPackageId === other.ClubCreditsPackageId &&
  one.UserSubscriptionId === other.UserSubscriptionId;

/** A failed one for a week, unless the same thing was ordered later. */
export const ordersToShow = <Order extends PaymentOrder>(orders: readonly Order[], now: Date): Order[] =>
  orders.filter((order) => {
    if (order.State === 'Open' || order.State === 'Processing') return true;
    if (order.State !== 'Failed' || order.SettledAt === null) return false;
    if (now.getTime() - new Date(order.SettledAt).getTime() > FAILED_SHOWN_MS) return false;
    return !orders.some((later) => later.PaymentOrderId > order.PaymentOrderId && isSameThing(later, order));
  });
