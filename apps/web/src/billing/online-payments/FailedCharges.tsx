import { listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Waiting } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useSelf } from '../../platform/session.tsx';
import { isChargeFailed } from '../parts/is-charge-failed.ts';
import { ordersToShow } from './orders-to-show.ts';

const FailedChargeRows = lazyComponent(() => import('./FailedChargeRows.tsx').then((it) => it.FailedChargeRows), {
  meanwhile: Waiting,
});

export function FailedCharges() {
  const { UserId } = useSelf();
  const now = useNow();
  const held = useCall(listMySubscriptions, { params: { id: UserId } }, { quiet: true });
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true });
  const failed = held.data?.filter((one) => one.ExtSubscriptionId !== null && !isOver(one.State) && isChargeFailed(one)) ?? [];
  const marked = orders.data !== undefined && ordersToShow(orders.data, now).length === 0;
  return failed.length === 0 ? null : <FailedChargeRows failed={failed} marked={marked} />;
}
