import { changeOwnCard } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { IconCreditCardOff } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { failedText, mustConfirm } from './failed-text.ts';

export function FailedChargeRows({ failed, marked }: { failed: readonly UserSubscription[]; marked: boolean }) {
  return (
    <>
      {failed.map((one) => (
        <FailedCharge key={one.UserSubscriptionId} held={one} />
      ))}
      {marked && <MemberModeBar clubId={failed[0]?.ClubId ?? 0} />}
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
