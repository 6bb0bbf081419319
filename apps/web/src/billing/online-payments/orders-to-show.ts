import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';

const FAILED_SHOWN_MS = 7 * 86_400_000;

/** Subscriptions are compared only for a debt, because the order of a purchase has a subscription only when it is paid. */
const isSameThing = (one: PaymentOrder, other: PaymentOrder): boolean =>
  one.Kind === other.Kind &&
  one.ClassSubscriptionId === other.ClassSubscriptionId &&
  one.SubscriptionPlanId === other.SubscriptionPlanId &&
  one.ClubCreditsPackageId === other.ClubCreditsPackageId &&
  (one.Kind !== 'Debt' || one.UserSubscriptionId === other.UserSubscriptionId);

const isOver = ({ State }: PaymentOrder): boolean => State === 'Canceled' || State === 'Expired' || State === 'Returned';

export const laterOrder = <Order extends PaymentOrder>(orders: readonly Order[], order: PaymentOrder): Order | undefined =>
  orders.find((later) => later.PaymentOrderId > order.PaymentOrderId && isSameThing(later, order) && !isOver(later));

export const ordersToShow = <Order extends PaymentOrder>(orders: readonly Order[], now: Date): Order[] =>
  orders.filter((order) => {
    if (order.State === 'Open' || order.State === 'Processing') return true;
    if (order.State !== 'Failed' || order.SettledAt === null) return false;
    if (now.getTime() - new Date(order.SettledAt).getTime() > FAILED_SHOWN_MS) return false;
    return laterOrder(orders, order) === undefined;
  });
