import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isEnded } from '@clubpulse/rules/billing/subscriptions/states';
import type { ReactNode } from 'react';
import { Meter } from '../../kit/figures/Meter.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { PaymentChip, SubscriptionChip } from '../parts/StateChips.tsx';
import { datesText, paymentTexts, priceText } from '../parts/subscription-text.ts';
import { Installments } from './Installments.tsx';
import classes from './SubscriptionCard.module.css';

interface SubscriptionCardProps {
  held: UserSubscription;
  actions?: ReactNode;
}

const quiet: readonly UserSubscription['State'][] = ['Suspended', 'Paused', 'Expired', 'NonRenewed', 'Canceled'];

export function SubscriptionCard({ held, actions }: SubscriptionCardProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <article
      className={classes['card']}
      data-quiet={quiet.includes(held.State)}
      data-acts={actions !== undefined}
      aria-label={held.SubscriptionName}
    >
      <div className={classes['title']}>
        <div className={classes['head']}>
          {held.Color !== null && <i className={classes['color']} style={{ background: held.Color }} aria-hidden="true" />}
          <h3>{held.SubscriptionName}</h3>
          <SubscriptionChip state={held.State} />
        </div>
        <p className={classes['line']}>
          {[priceText(held, t, formats), datesText(held, t, formats)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <dl className={classes['fact']}>
        <dt>{t('kit.payment')}</dt>
        <dd>
          {held.Price === 0 && held.PaymentLabel === 'ToPay' ? (
            <b>{t('billing.nothingToPay')}</b>
          ) : (
            <PaymentChip label={held.PaymentLabel} />
          )}
          {paymentTexts(held, t, formats).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </dd>
      </dl>
      <Left held={held} />
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      {held.WriteOffs.map(({ Amount, At, Operator, Reason }) => (
        <p key={At} className={classes['more']}>
          {t('billing.writtenOffBy', {
            amount: formats.money(Amount, held.Currency),
            date: formats.date(At),
            who: Operator?.email ?? '',
            reason: Reason,
          })}
        </p>
      ))}
      {held.InstallmentPlan.length > 0 && (
        <div className={classes['more']}>
          <Installments held={held} />
        </div>
      )}
    </article>
  );
}

function Left({ held }: { held: UserSubscription }) {
  const t = useT();
  if (isEnded(held.State)) return <LastDay held={held} />;
  if (held.MaxActivities !== null && held.RemainingTickets !== null) {
    return (
      <Metered
        label={t('billing.tickets')}
        part={held.RemainingTickets}
        total={held.MaxActivities}
        words={t('billing.leftOf', { left: held.RemainingTickets, total: held.MaxActivities })}
      />
    );
  }
  if (held.MaxWeeklyBookings !== null) {
    return <Bookings label={t('billing.bookingsThisWeek')} made={held.WeeklyBookings} total={held.MaxWeeklyBookings} />;
  }
  if (held.MaxMonthlyBookings !== null) {
    return <Bookings label={t('billing.bookingsThisMonth')} made={held.MonthlyBookings} total={held.MaxMonthlyBookings} />;
  }
  return <LastDay held={held} />;
}

function LastDay({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const end = held.DeactivationDate ?? held.ScheduledEnd ?? held.ExpiryDate;
  return (
    <dl className={classes['fact']}>
      <dt>{t('kit.lastDay')}</dt>
      <dd>
        <b>{end === null ? t('billing.openEnd') : formats.date(end)}</b>
      </dd>
    </dl>
  );
}

function Bookings({ label, made, total }: { label: string; made: number; total: number }) {
  const t = useT();
  return <Metered label={label} part={made} total={total} words={t('billing.madeOf', { made, total })} />;
}

function Metered({ label, part, total, words }: { label: string; part: number; total: number; words: string }) {
  return (
    <dl className={classes['fact']}>
      <dt>{label}</dt>
      <dd className={classes['metered']}>
        <Meter part={part} whole={total} />
        <b>{words}</b>
      </dd>
    </dl>
  );
}
