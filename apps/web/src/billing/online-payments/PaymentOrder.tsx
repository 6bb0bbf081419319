import type { PaymentOrder as Order, PaymentOrderState } from '@clubpulse/contract/billing/online-payments/online-payments';
import {
  cancelPaymentOrder,
  checkPaymentOrder,
  listMyPaymentOrders,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { Button } from '@mantine/core';
import { type Icon, IconCheck, IconClock, IconCreditCardOff, IconReceiptRefund, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf } from '../../platform/session.tsx';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { recurrenceText } from '../parts/subscription-text.ts';
import classes from './Checkout.module.css';
import { pathToCheckout } from './checkout-address.ts';
import { useGoToPayment } from './use-pay.ts';

type Tone = 'ok' | 'warn' | 'bad' | 'info';

const results: Record<PaymentOrderState, { icon: Icon; tone: Tone; title: PhraseKey; text: PhraseKey }> = {
  Open: { icon: IconCreditCardOff, tone: 'warn', title: 'billing.orderOpen', text: 'billing.orderOpenText' },
  Processing: { icon: IconClock, tone: 'info', title: 'billing.orderProcessing', text: 'billing.orderProcessingText' },
  Paid: { icon: IconCheck, tone: 'ok', title: 'billing.orderPaid', text: 'billing.orderPaidText' },
  Canceled: { icon: IconX, tone: 'info', title: 'billing.orderCanceled', text: 'billing.nothingTaken' },
  Expired: { icon: IconClock, tone: 'warn', title: 'billing.orderExpired', text: 'billing.nothingTaken' },
  Failed: { icon: IconCreditCardOff, tone: 'bad', title: 'billing.orderFailed', text: 'billing.orderFailedText' },
  Returned: { icon: IconReceiptRefund, tone: 'warn', title: 'billing.orderReturned', text: 'billing.orderReturnedText' },
};

const POLL_MS = 3_000;

/** The provider's page returns here. */
export default function PaymentOrder({ id = '' }: ScreenProps) {
  const t = useT();
  const { UserId } = useSelf();
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true, pollEvery: POLL_MS });
  return (
    <Page title={t('kit.payment')} back={pathTo('MySubscriptions')} reading>
      <Answer query={orders} loading={<SkeletonScreen />}>
        {(all) => {
          const order = all.find(({ PaymentOrderId }) => PaymentOrderId === Number(id));
          return order === undefined ? <NotFound /> : <Checked key={order.PaymentOrderId} order={order} />;
        }}
      </Answer>
    </Page>
  );
}

/** An unsettled order may be paid at the provider. */
function Checked({ order }: { order: Order }) {
  const { UserId } = useSelf();
  const check = useChange(checkPaymentOrder, { quiet: true });
  const { PaymentOrderId: orderId, State } = order;
  const [isUnsettled] = useState(State === 'Open' || State === 'Processing');
  const { mutate } = check;
  useEffect(() => {
    if (isUnsettled) mutate({ params: { id: UserId, orderId } });
  }, [isUnsettled, mutate, UserId, orderId]);
  const isAsking = isUnsettled && State === 'Open' && (check.isIdle || check.isPending);
  return isAsking ? <SkeletonScreen /> : <Result order={order} />;
}

function Result({ order }: { order: Order }) {
  const t = useT();
  const formats = useFormats();
  const { icon: ResultIcon, tone, title, text } = results[order.State];
  const amount = formats.money(order.Amount, order.Currency);
  const isRecorded = order.State === 'Paid' && order.Reason === 'RecordedByStaff';
  return (
    <div className={classes['page']} role="status">
      <MemberModeBar clubId={order.ClubId} />
      <span className={classes['mark']} data-tone={tone}>
        <ResultIcon size={26} stroke={1.8} aria-hidden="true" />
      </span>
      <h2 className={classes['result']}>{t(title, { amount })}</h2>
      <p>{t(isRecorded ? 'billing.orderRecordedText' : text, { name: order.Title, club: order.ClubName })}</p>
      <Facts order={order} amount={amount} />
      <WaysOn order={order} />
    </div>
  );
}

function Facts({ order, amount }: { order: Order; amount: string }) {
  const t = useT();
  const formats = useFormats();
  const facts = [
    { label: order.Title, value: [amount, rhythmOf(order, t)].filter(Boolean).join(' ') },
    { label: t('kit.club'), value: order.ClubName },
    order.State === 'Open'
      ? { label: t('billing.orderKept'), value: t('billing.until', { time: formats.dateTime(order.ExpiresAt) }) }
      : null,
    order.SettledAt === null ? null : { label: t('billing.orderSettled'), value: formats.dateTime(order.SettledAt) },
  ].filter((fact) => fact !== null);
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function rhythmOf({ Recurrence, Installments }: Order, t: ReturnType<typeof useT>): string | null {
  if (Recurrence !== null) return recurrenceText(Recurrence, t);
  const total = Installments ?? 1;
  return total > 1 ? `(${t('billing.installmentsPaid', { paid: 1, total })})` : null;
}

function WaysOn({ order }: { order: Order }) {
  const t = useT();
  const { UserId: id } = useSelf();
  const payment = useGoToPayment();
  const cancel = useChange(cancelPaymentOrder, { quiet: true });
  const error = payment.error ?? cancel.error;
  if (order.State === 'Open')
    return (
      <div className={classes['ways']}>
        <Refused error={refusedOf(error)} />
        <Button size="lg" loading={payment.isGoing} onClick={() => payment.go(order.PaymentOrderId)}>
          {t('billing.goOnPaying')}
        </Button>
        <Button
          size="lg"
          variant="default"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ params: { id, orderId: order.PaymentOrderId } })}
        >
          {t('billing.dropOrder')}
        </Button>
        <p>{t('billing.orAtDesk')}</p>
      </div>
    );
  const isRepeatable = (order.State === 'Failed' || order.State === 'Expired') && order.UserId === id;
  const isBought = order.State === 'Paid' || order.State === 'Processing';
  return (
    <div className={classes['ways']}>
      {isBought && (
        <Button size="lg" component={Link} to={pathTo('Book')}>
          {t('billing.bookClass')}
        </Button>
      )}
      {isRepeatable && (
        <Button size="lg" component={Link} to={againPath(order)}>
          {t('billing.payAgain')}
        </Button>
      )}
      <Button size="lg" variant={isBought || isRepeatable ? 'default' : 'filled'} component={Link} to={pathTo('MySubscriptions')}>
        {t('billing.mine')}
      </Button>
      {order.State === 'Paid' && order.TransactionId !== null && (
        <Button variant="subtle" color="gray" component={Link} to={pathTo('Receipt', order.TransactionId)}>
          {t('billing.receipt')}
        </Button>
      )}
      {isRepeatable && <p>{t('billing.orAtDesk')}</p>}
    </div>
  );
}

/** The checkout of the same thing, for another card. */
function againPath(order: Order): string {
  const { ClubId, SubscriptionPlanId, ClassSubscriptionId, ClubCreditsPackageId, UserSubscriptionId } = order;
  if (UserSubscriptionId !== null && order.Kind === 'Debt') return pathToCheckout(ClubId, 'debt', UserSubscriptionId);
  if (ClubCreditsPackageId !== null) return pathToCheckout(ClubId, 'credits', ClubCreditsPackageId);
  if (SubscriptionPlanId !== null) return pathToCheckout(ClubId, 'plan', SubscriptionPlanId);
  return pathToCheckout(ClubId, 'subscription', ClassSubscriptionId ?? 0);
}
