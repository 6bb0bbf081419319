import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';
import { cancelPaymentOrder, listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Checkout.module.css';
import { useGoToPayment } from './use-pay.ts';

/** Renders nothing when no order waits to be paid. */
export function OpenOrders() {
  const { UserId } = useSelf();
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true });
  const open = orders.data?.filter(({ State }) => State === 'Open') ?? [];
  if (open.length === 0) return null;
  return (
    <div className={classes['orders']}>
      {open.map((order) => (
        <OpenOrder key={order.PaymentOrderId} order={order} />
      ))}
    </div>
  );
}

function OpenOrder({ order }: { order: PaymentOrder }) {
  const t = useT();
  const formats = useFormats();
  const { UserId: id } = useSelf();
  const { PaymentOrderId: orderId, Title, Amount, Currency, ExpiresAt } = order;
  const payment = useGoToPayment();
  const cancel = useChange(cancelPaymentOrder, { quiet: true });
  return (
    <Card>
      <article className={classes['waiting']} aria-label={Title}>
        <header>
          <StateChip tone="warn" icon={IconHourglass}>
            {t('billing.orderWaits')}
          </StateChip>
          <span>{t('billing.until', { time: formats.dateTime(ExpiresAt) })}</span>
        </header>
        <h2>
          {Title}, {formats.money(Amount, Currency)}
        </h2>
        <p>{t('billing.orderOpenText')}</p>
        <Refused error={refusedOf(payment.error ?? cancel.error)} />
        <Button size="lg" loading={payment.isGoing} onClick={() => payment.go(orderId)}>
          {t('billing.goOnPaying')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { id, orderId } })}
        >
          {t('billing.dropOrder')}
        </Button>
      </article>
    </Card>
  );
}
