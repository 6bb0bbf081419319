import {
  changeOwnCard,
  getOwnPause,
  keepOwnSubscription,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { nextChargeOn, pausesLeft } from '@clubpulse/rules/billing/subscriptions/own-pause';
import { isUsable } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconChevronRight,
  IconCircleX,
  IconCreditCard,
  IconPlayerPause,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { isChargeFailed } from '../parts/is-charge-failed.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { PaymentChip, SubscriptionChip } from '../parts/StateChips.tsx';
import { recurrenceText } from '../parts/subscription-text.ts';
import { CancelOwn } from './CancelOwn.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { failedText, mustConfirm } from './failed-text.ts';
import { Paused, Planned } from './OwnPause.tsx';
import classes from './OwnSubscription.module.css';
import { PauseOwn } from './PauseOwn.tsx';

interface OwnSubscriptionProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  timeZone: string;
}

export function OwnSubscription({ held, all, timeZone }: OwnSubscriptionProps) {
  const t = useT();
  const today = useTodayIn(timeZone);
  return (
    <article className={classes['card']} data-failed={isChargeFailed(held)} aria-label={held.SubscriptionName}>
      <Head held={held} />
      <State held={held} all={all} today={today} />
      <CardLine held={held} />
      {held.InstallmentPlan.length === 0 && (
        <Acts held={held} all={all} today={today} timeZone={timeZone} label={t('billing.changeMine')} />
      )}
    </article>
  );
}

function Head({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const { ScheduledEnd, PaymentLabel, ActivationDate } = held;
  return (
    <>
      <header className={classes['head']}>
        {isChargeFailed(held) ? (
          <PaymentChip label={PaymentLabel} />
        ) : ScheduledEnd === null ? (
          <SubscriptionChip state={held.State} />
        ) : (
          <StateChip tone="warn" icon={IconCircleX}>
            {t('billing.endsOn', { date: formats.date(ScheduledEnd) })}
          </StateChip>
        )}
        {held.State !== 'NotStarted' && <span>{t('kit.since', { date: formats.date(ActivationDate) })}</span>}
      </header>
      <h3>{held.SubscriptionName}</h3>
    </>
  );
}

interface StateProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  today: string;
}

function State({ held, all, today }: StateProps) {
  const t = useT();
  const formats = useFormats();
  const { ScheduledEnd, State: state } = held;
  if (isChargeFailed(held))
    return (
      <p role="status" className={classes['failed']}>
        {failedText(held, t, formats)}
      </p>
    );
  if (held.InstallmentPlan.length > 0)
    return (
      <>
        {state === 'Suspended' && <Paused held={held} today={today} />}
        <NextCharge held={held} today={today} />
      </>
    );
  if (state === 'Suspended') return <Paused held={held} today={today} />;
  if (ScheduledEnd !== null) return <Ending held={held} all={all} lastDay={ScheduledEnd} />;
  return (
    <>
      <NextCharge held={held} today={today} />
      {held.PausesOn !== null && <Planned held={held} />}
    </>
  );
}

function NextCharge({ held, today }: { held: UserSubscription; today: string }) {
  const t = useT();
  const formats = useFormats();
  const { Price, Currency, Recurrence, InstallmentPlan: parts } = held;
  const part = parts.find(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);
  const isTrial = held.ExtStatus === 'trialing';
  const isFirst = part === undefined && (isTrial || held.State === 'NotStarted');
  const day = part?.DueDate ?? (isFirst && !isTrial ? held.ActivationDate : nextChargeOn(held));
  const { DebitOn } = held;
  const paid = parts.filter(({ PaidAt }) => PaidAt !== null).length;
  return (
    <div className={classes['next']}>
      <b>{formats.money(part?.Amount ?? Price, Currency)}</b>
      <p>
        {Recurrence !== null && <span>{recurrenceText(Recurrence, t)}</span>}
        {parts.length > 0 && <span>{t('billing.partsPaid', { paid, total: parts.length })}</span>}
        {day !== null && (
          <>
            {t(isFirst ? 'billing.firstCharge' : 'billing.nextCharge')}{' '}
            <strong>
              {formats.weekday(day)} {formats.date(day)}
            </strong>
            , {t('billing.inDays', { count: Math.max(0, daysBetween(today, day)) })}
          </>
        )}
        {DebitOn !== null && (
          <span>{t('billing.debitOn', { date: `${formats.weekday(DebitOn)} ${formats.date(DebitOn)}` })}</span>
        )}
      </p>
    </div>
  );
}

const followerOf = (lastDay: string, all: readonly UserSubscription[]) =>
  all.find(({ ExtSubscriptionId, ActivationDate, State: state }) => {
    const follows = ExtSubscriptionId !== null && ActivationDate === addDays(lastDay, 1);
    return follows && (state === 'NotStarted' || state === 'Canceled');
  });

interface EndingProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  lastDay: string;
}

function Ending({ held, all, lastDay }: EndingProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name } = held;
  const keep = useChange(keepOwnSubscription, {
    quiet: true,
    onDone: () => toastDone({ title: t('billing.cancelUndone', { name }) }),
  });
  const follower = followerOf(lastDay, all);
  const next = follower?.SubscriptionName ?? '';
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  if (follower?.State === 'NotStarted')
    return <p>{t('billing.isFollowed', { name: next, date: formats.date(follower.ActivationDate) })}</p>;
  return (
    <>
      <p>
        {follower !== undefined && `${t('billing.changeDropped', { name: next })} `}
        {t('billing.endsText', { date: `${formats.weekday(lastDay)} ${formats.date(lastDay)}` })}
      </p>
      <Refused error={refusedOf(keep.error)} />
      <Button
        size="lg"
        leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
        loading={keep.isPending}
        onClick={() => keep.mutate({ params })}
      >
        {t('billing.keepMine')}
      </Button>
    </>
  );
}

function CardLine({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  const card = useChange(changeOwnCard, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  const { FailedCharge, Currency } = held;
  const isFailed = isChargeFailed(held);
  const confirms = mustConfirm(held);
  return (
    <>
      <div className={classes['line']} data-stacked={isFailed}>
        <IconCreditCard size={22} stroke={1.8} aria-hidden="true" />
        <span>
          <b>{held.PaymentMeans ?? t('billing.paidByCard')}</b>
          {FailedCharge !== null && (
            <span>{t('billing.newCardTakes', { amount: formats.money(FailedCharge.Amount, Currency) })}</span>
          )}
        </span>
        {FailedCharge !== null && FailedCharge.Url !== null && (
          <Button component="a" href={FailedCharge.Url} size="lg" variant={confirms ? 'filled' : 'default'}>
            {t(confirms ? 'billing.confirmPayment' : 'billing.payOtherwise')}
          </Button>
        )}
        <Button
          size={isFailed ? 'lg' : 'sm'}
          variant={isFailed && !confirms ? 'filled' : 'default'}
          loading={card.isPending || card.isSuccess}
          onClick={() => card.mutate({ params })}
        >
          {t('billing.changeCard')}
        </Button>
      </div>
      <Refused error={refusedOf(card.error)} />
    </>
  );
}

type Act = 'pause' | 'change' | 'cancel';

interface ActsProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  today: string;
  timeZone: string;
  label: string;
}

function Acts({ held, all, today, timeZone, label }: ActsProps) {
  const t = useT();
  const formats = useFormats();
  const [act, setAct] = useState<Act | null>(null);
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  const { data: found } = useCall(getOwnPause, { params }, { quiet: true, ignore: [404, 409] });
  if (held.ScheduledEnd !== null) return null;
  const close = () => setAct(null);
  const runs = isUsable(held.State) && held.PaymentStatus === null && held.PausesOn === null;
  const left = found === undefined ? 0 : pausesLeft(found, found.Pauses, addDays(today, 1));
  return (
    <section className={classes['acts']} aria-label={label}>
      {runs && found?.MembersMayPause === true && (
        <ActRow
          icon={IconPlayerPause}
          name={t('billing.pauseMine')}
          text={t('billing.pausesLeft', { count: left, max: found.MaxPauseDays })}
          onClick={() => setAct('pause')}
        />
      )}
      {runs && held.RenewsOn !== null && (
        <ActRow
          icon={IconSwitchHorizontal}
          name={t('billing.anotherPlan')}
          text={t('billing.anotherPlanFrom', { date: formats.date(held.RenewsOn) })}
          onClick={() => setAct('change')}
        />
      )}
      <ActRow
        icon={IconCircleX}
        name={t('billing.cancelMine')}
        text={t(held.State === 'NotStarted' ? 'billing.cancelBefore' : 'billing.cancelHint')}
        onClick={() => setAct('cancel')}
      />
      {act === 'pause' && found !== undefined && (
        <PauseOwn held={held} found={found} today={today} timeZone={timeZone} onClose={close} />
      )}
      {act === 'change' && <ChangePlan held={held} all={all} today={today} onClose={close} />}
      {act === 'cancel' && <CancelOwn held={held} today={today} found={found} onClose={close} />}
    </section>
  );
}

interface ActRowProps {
  icon: Icon;
  name: string;
  text: string;
  onClick: () => void;
}

const ActRow = ({ icon: RowIcon, name, text, onClick }: ActRowProps) => (
  <button type="button" className={classes['act']} onClick={onClick}>
    <RowIcon size={22} stroke={1.8} aria-hidden="true" />
    <span>
      <b>{name}</b>
      <span>{text}</span>
    </span>
    <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
  </button>
);
