import { resumeOwnSubscription } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { hasSkippedCharge } from '@clubpulse/rules/billing/subscriptions/own-pause';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconCalendarPause, IconPlayerPlay } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './OwnSubscription.module.css';

function useResume(held: UserSubscription, done: string) {
  const resume = useChange(resumeOwnSubscription, { quiet: true, onDone: () => toastDone({ title: done }) });
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  return { ...resume, send: () => resume.mutate({ params }) };
}

export function Paused({ held, today }: { held: UserSubscription; today: string }) {
  const t = useT();
  const formats = useFormats();
  const { SuspendedDate, ReactivationDate, SubscriptionName: name } = held;
  const resume = useResume(held, t('billing.planGoesOn', { name }));
  const isUnpaid = hasSkippedCharge(held, today);
  return (
    <>
      <p className={classes['back']}>
        {ReactivationDate === null ? t('billing.pausedByDesk') : t('billing.backOn', { date: formats.date(ReactivationDate) })}
      </p>
      {ReactivationDate !== null && SuspendedDate !== null && (
        <p>
          {t('billing.pauseDay', {
            day: daysBetween(SuspendedDate, today) + 1,
            total: daysBetween(SuspendedDate, ReactivationDate),
          })}{' '}
          {held.InstallmentPlan.length === 0 && t('billing.pausedText')}
        </p>
      )}
      <Refused error={refusedOf(resume.error)} />
      {held.PausedByMember && isUnpaid && <p>{t('error.PausedPeriodNotPaid')}</p>}
      {held.PausedByMember && !isUnpaid && (
        <Button
          size="lg"
          leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
          loading={resume.isPending}
          onClick={resume.send}
        >
          {t('billing.comeBack')}
        </Button>
      )}
    </>
  );
}

export function Planned({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const { PausesOn, ResumesOn, SubscriptionName: name } = held;
  const withdraw = useResume(held, t('billing.pauseWithdrawn', { name }));
  if (PausesOn === null || ResumesOn === null) return null;
  return (
    <>
      <div className={classes['line']}>
        <IconCalendarPause size={22} stroke={1.8} aria-hidden="true" />
        <span>
          <b>{t('billing.pausePlanned')}</b>
          <span>{t('kit.fromTo', { from: formats.date(PausesOn), to: formats.date(addDays(ResumesOn, -1)) })}</span>
        </span>
        <Button variant="default" loading={withdraw.isPending} onClick={withdraw.send}>
          {t('billing.withdrawPause')}
        </Button>
      </div>
      <Refused error={refusedOf(withdraw.error)} />
    </>
  );
}
