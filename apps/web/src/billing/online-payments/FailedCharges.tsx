import { changeOwnCard, listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { IconCreditCardOff } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { isChargeFailed } from '../parts/is-charge-failed.ts';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { failedText, mustConfirm } from './failed-text.ts';
import { ordersToShow } from './orders-to-show.ts';

export function FailedCharges() {
  const { UserId } = useSelf();
  const now = useNow();
  const held = useCall(listMySubscriptions, { params: { id: UserId } }, { quiet: true });
  const orders = useCall(listMyPaymentOrders, { params: { id: UserId } }, { quiet: true });
  const failed = held.data?.filter((one) => one.ExtSubscriptionId !== null && !isOver(one.State) && isChargeFailed(one)) ?? [];
  const [first] = failed;
  if (first === undefined) return null;
  return (
    <>
      {failed.map((one) => (
        <FailedCharge key={one.UserSubscriptionId} held={one} />
      ))}
      {orders.data !== undefined && ordersToShow(orders.data, now).length === 0 && <MemberModeBar clubId={first.ClubId} />}
    </>
  );
}

function FailedCharge({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const card = useChange(changeOwnCard, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  const isLeaving = card.isPending || card.isSuccess;
  const change = { label: t('billing.changeCard'), onClick: () => isLeaving || card.mutate({ params }) };
  const url = mustConfirm(held) ? (held.FailedCharge?.Url ?? null) : null;
  const confirm = { label: t('billing.confirmPayment'), onClick: () => window.location.assign(url ?? '') };
  return (
    <>
      <Banner
        tone={held.PaymentStatus === 'PaymentFailed' ? 'bad' : 'warn'}
        icon={IconCreditCardOff}
        actions={url === null ? [change] : [confirm, change]}
      >
        {`${t('kit.label', { label: held.SubscriptionName })} ${failedText(held, t, formats)}`}
      </Banner>
      <Refused error={refusedOf(card.error)} />
    </>
  );
}
