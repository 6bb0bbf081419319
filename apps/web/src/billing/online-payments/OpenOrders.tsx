import { listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Waiting } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useSelf } from '../../platform/session.tsx';
import { ordersToShow } from './orders-to-show.ts';

const OpenOrderRows = lazyComponent(() => import('./OpenOrderRows.tsx').then((it) => it.OpenOrderRows), { meanwhile: Waiting });

/** Shows unpaid orders, also those with a failed bank debit. `marked` shows the payment mode of the club too. */
export function OpenOrders({ marked = false }: { marked?: boolean }) {
  const { UserId } = useSelf();
  const now = useNow();
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true });
  const open = ordersToShow(orders.data ?? [], now);
  return open.length === 0 ? null : <OpenOrderRows orders={open} marked={marked} />;
}
