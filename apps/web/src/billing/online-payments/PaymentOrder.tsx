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
import { NotFound } from '../../kit/states/ErrorState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
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
import { isAgreed } from './is-agreed.ts';
import { laterOrder } from './orders-to-show.ts';
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

const agreed = { ...results.Paid, title: 'billing.orderAgreed', text: 'billing.orderAgreedText' } as const;
const trialBegun = { ...results.Paid, title: 'billing.trialTaken', text: 'billing.trialBegun' } as const;

const POLL_MS = 3_000;

export default function PaymentOrder({ id = '' }: ScreenProps) {
  const t = useT();
  const { UserId } = useSelf();
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true, pollEvery: POLL_MS });
  return (
    <Page title={t('kit.payment')} back={pathTo('MySubscriptions')} reading>
      <QueryResult query={orders} loading={<SkeletonScreen />}>
        {(all) => {
          const order = all.find(({ PaymentOrderId }) => PaymentOrderId === Number(id));
          const open = all.find(({ State, PaymentOrderId }) => State === 'Open' && PaymentOrderId !== order?.PaymentOrderId);
          if (order === undefined) return <NotFound />;
          return <Checked key={order.PaymentOrderId} order={order} open={open} later={laterOrder(all, order)} />;
        }}
      </QueryResult>
    </Page>
  );
}

interface ResultProps {
  order: Order;
  open: Order | undefined;
  later: Order | undefined;
}

function Checked({ order, ...others }: ResultProps) {
  const { UserId } = useSelf();
  const check = useChange(checkPaymentOrder, { quiet: true });
  const { PaymentOrderId: orderId, State } = order;
  const [isUnsettled] = useState(State === 'Open' || State === 'Processing');
  const { mutate } = check;
  useEffect(() => {
    if (isUnsettled) mutate({ params: { id: UserId, orderId } });
  }, [isUnsettled, mutate, UserId, orderId]);
  const isAsking = isUnsettled && State === 'Open' && (check.isIdle || check.isPending);
  return isAsking ? <SkeletonScreen /> : <Result order={order} {...others} />;
}

function Result({ order, ...others }: ResultProps) {
  const t = useT();
  const formats = useFormats();
  const { FirstChargeOn } = order;
  const begun = order.State === 'Paid' && FirstChargeOn !== null ? trialBegun : null;
  const { icon: ResultIcon, tone, title, text } = begun ?? (isAgreed(order) ? agreed : results[order.State]);
  const amount = formats.money(order.Amount, order.Currency);
  const isRecorded = order.State === 'Paid' && order.Reason === 'RecordedByStaff';
  return (
    <div className={classes['page']} role="status">
      <MemberModeBar clubId={order.ClubId} />
      <span className={classes['mark']} data-tone={tone}>
        <ResultIcon size={26} stroke={1.8} aria-hidden="true" />
      </span>
      <h2 className={classes['result']}>{t(title, { amount })}</h2>
      <p>
        {t(isRecorded ? 'billing.orderRecordedText' : textOf(text, order, others.later), {
          name: order.Title,
          club: order.ClubName,
          amount,
          date: FirstChargeOn === null ? '' : formats.date(FirstChargeOn),
        })}
      </p>
      <Facts order={order} amount={amount} />
      <WaysOn order={order} {...others} />
    </div>
  );
}

const textOf = (text: PhraseKey, { State }: Order, later: Order | undefined): PhraseKey =>
  State === 'Failed' && later !== undefined ? 'billing.orderOrderedAgain' : text;

function Facts({ order, amount }: { order: Order; amount: string }) {
  const t = useT();
  const formats = useFormats();
  const firstCharge = order.FirstChargeOn ?? order.ActivationDate;
  const facts = [
    { label: order.Title, value: [amount, rhythmOf(order, t)].filter(Boolean).join(' ') },
    { label: t('kit.club'), value: order.ClubName },
    order.State === 'Open'
      ? { label: t('billing.orderKept'), value: t('billing.until', { time: formats.dateTime(order.ExpiresAt) }) }
      : null,
    isAgreed(order) && firstCharge !== null ? { label: t('billing.orderFirstCharge'), value: formats.date(firstCharge) } : null,
    order.DebitOn === null ? null : { label: t('billing.bankDebit'), value: formats.date(order.DebitOn) },
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

function WaysOn({ order, open, later }: ResultProps) {
  const t = useT();
  const { UserId: id } = useSelf();
  if (order.State === 'Open') return <Unpaid order={order} />;
  if (order.State === 'Paid' || order.State === 'Processing') return <Bought order={order} open={open} />;
  const isRepeatable = (order.State === 'Failed' || order.State === 'Expired') && order.UserId === id && later === undefined;
  return (
    <div className={classes['ways']}>
      {isRepeatable && (
        <Button size="lg" component={Link} to={againPath(order)}>
          {t('billing.payAgain')}
        </Button>
      )}
      {later !== undefined && (
        <Button size="lg" component={Link} to={pathTo('PaymentOrder', later.PaymentOrderId)}>
          {t('billing.orderLook')}
        </Button>
      )}
      <Mine leads={!isRepeatable && later === undefined} />
      {isRepeatable && <p>{t('billing.orAtDesk')}</p>}
    </div>
  );
}

/** The main button opens another unpaid order. A plan begins with its payment, so the member cannot book before. */
function Bought({ order, open }: Omit<ResultProps, 'later'>) {
  const t = useT();
  const booksNow = order.State === 'Paid' && open === undefined;
  const book = (
    <Button size="lg" variant={booksNow ? 'filled' : 'default'} component={Link} to={pathTo('Book')}>
      {t('billing.bookClass')}
    </Button>
  );
  return (
    <div className={classes['ways']}>
      {open !== undefined && <PayOpen order={open} />}
      {booksNow && book}
      <Mine leads={!booksNow && open === undefined} />
      {!booksNow && book}
      {order.State === 'Paid' && order.TransactionId !== null && (
        <Button variant="subtle" color="gray" component={Link} to={pathTo('Receipt', order.TransactionId)}>
          {t('billing.receipt')}
        </Button>
      )}
    </div>
  );
}

function Mine({ leads }: { leads: boolean }) {
  const t = useT();
  return (
    <Button size="lg" variant={leads ? 'filled' : 'default'} component={Link} to={pathTo('MySubscriptions')}>
      {t('billing.mine')}
    </Button>
  );
}

function Unpaid({ order: { PaymentOrderId: orderId } }: { order: Order }) {
  const t = useT();
  const { UserId: id } = useSelf();
  const payment = useGoToPayment();
  const cancel = useChange(cancelPaymentOrder, { quiet: true });
  return (
    <div className={classes['ways']}>
      <Refused error={refusedOf(payment.error ?? cancel.error)} />
      <Button size="lg" loading={payment.isGoing} onClick={() => payment.go(orderId)}>
        {t('billing.goOnPaying')}
      </Button>
      <Button size="lg" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id, orderId } })}>
        {t('billing.dropOrder')}
      </Button>
      <p>{t('billing.orAtDesk')}</p>
    </div>
  );
}

function PayOpen({ order: { PaymentOrderId, Title: name, Amount, Currency } }: { order: Order }) {
  const t = useT();
  const formats = useFormats();
  const payment = useGoToPayment();
  return (
    <>
      <Refused error={refusedOf(payment.error)} />
      <Button size="lg" loading={payment.isGoing} onClick={() => payment.go(PaymentOrderId)}>
        {t('billing.payOpenOrder', { name, amount: formats.money(Amount, Currency) })}
      </Button>
    </>
  );
}

function againPath(order: Order): string {
  const { ClubId, SubscriptionPlanId, ClassSubscriptionId, ClubCreditsPackageId, UserSubscriptionId } = order;
  if (UserSubscriptionId !== null && order.Kind === 'Debt') return pathToCheckout(ClubId, 'debt', UserSubscriptionId);
  if (ClubCreditsPackageId !== null) return pathToCheckout(ClubId, 'credits', ClubCreditsPackageId);
  if (SubscriptionPlanId !== null) return pathToCheckout(ClubId, 'plan', SubscriptionPlanId);
  return pathToCheckout(ClubId, 'subscription', ClassSubscriptionId ?? 0);
}
