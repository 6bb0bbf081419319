import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';
import { cancelPaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconCreditCardOff, IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Checkout.module.css';
import { useGoToPayment } from './use-pay.ts';

export function OpenOrderRows({ orders, marked }: { orders: readonly PaymentOrder[]; marked: boolean }) {
  return (
    <div className={classes['orders']}>
      {marked && <MemberModeBar clubId={orders[0]?.ClubId ?? 0} />}
      {orders.map((order) =>
        order.State === 'Open' ? (
          <OpenOrder key={order.PaymentOrderId} order={order} />
        ) : (
          <AtBank key={order.PaymentOrderId} order={order} />
        ),
      )}
    </div>
  );
}

function AtBank({ order }: { order: PaymentOrder }) {
  const t = useT();
  const formats = useFormats();
  const { PaymentOrderId, Title, ClubName, Amount, Currency, State, DebitOn } = order;
  const isFailed = State === 'Failed';
  return (
    <Card>
      <article className={classes['waiting']} aria-label={Title}>
        <header>
          <StateChip tone={isFailed ? 'bad' : 'info'} icon={isFailed ? IconCreditCardOff : IconBuildingBank}>
            {t(isFailed ? 'billing.orderStateFailed' : 'billing.orderStateProcessing')}
          </StateChip>
        </header>
        <h2>
          {Title}, {formats.money(Amount, Currency)}
        </h2>
        <p>{t(isFailed ? 'billing.orderFailedText' : 'billing.orderProcessingText', { name: Title, club: ClubName })}</p>
        {!isFailed && DebitOn !== null && (
          <p>
            <b>{t('billing.debitOn', { date: `${formats.weekday(DebitOn)} ${formats.date(DebitOn)}` })}</b>
          </p>
        )}
        <Button size="lg" variant="default" component={Link} to={pathTo('PaymentOrder', PaymentOrderId)}>
          {t('billing.orderLook')}
        </Button>
      </article>
    </Card>
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
