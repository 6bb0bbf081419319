import type { Bought, RefundEffect as Effect } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { ticketsOfRefund } from '@clubpulse/rules/billing/transactions/refund-effect';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import type { Formats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import styles from './TransactionEditor.module.css';

interface RefundEffectProps {
  bought: Bought;
  /** In minor units; null while the text is no number. */
  amount: number | null;
  /** ISO 4217 code. */
  currency: string;
  value: Effect;
  clubFormats: Formats;
  onChange: (effect: Effect) => void;
}

export function RefundEffect({
  bought: { Subscription: held, Bookings: bookings },
  amount,
  currency,
  value,
  clubFormats,
  onChange,
}: RefundEffectProps) {
  const t = useT();
  if (held === null) return null;
  const owed = held.Owed > 0 && (
    <p className={styles['fixed']}>
      {t(value === 'End' ? 'billing.lapsesOwed' : 'billing.staysOwed', { amount: clubFormats.money(held.Owed, currency) })}
    </p>
  );
  if (held.IsOver) return owed;
  const { Tickets: sold } = held;
  return (
    <>
      <Segmented
        titled
        fullWidth
        label={t('billing.refundOf', { name: held.SubscriptionName })}
        value={value}
        options={[
          { value: 'End', label: t('billing.effectEnd') },
          { value: 'Keep', label: t('billing.effectKeep') },
          ...(sold === null ? [] : [{ value: 'TakeBack' as const, label: t('billing.effectTakeBack') }]),
        ]}
        onChange={onChange}
      />
      {value === 'Keep' && <p className={styles['fixed']}>{t('billing.effectKeepText')}</p>}
      {value === 'TakeBack' && sold !== null && amount !== null && <TicketsBack sold={sold} amount={amount} />}
      {value === 'End' && (
        <div className={styles['fixed']}>
          <p>{t('billing.effectEndText')}</p>
          {bookings.length > 0 && (
            <>
              <p>{t('billing.effectEndBookings', { count: bookings.length })}</p>
              <ul>
                {bookings.map(({ ClassId, ClassName, Begin }) => (
                  <li key={ClassId}>
                    {ClassName}, {clubFormats.dateTime(Begin)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {owed}
    </>
  );
}

type Sold = NonNullable<NonNullable<Bought['Subscription']>['Tickets']>;

function TicketsBack({ sold, amount }: { sold: Sold; amount: number }) {
  const t = useT();
  const tickets = ticketsOfRefund({ sold, left: sold.Left }, amount);
  const words = isRefusal(tickets)
    ? t('billing.effectTicketsSpent', { count: Number(tickets.values?.['needed'] ?? 0), left: sold.Left })
    : t('billing.effectTakeBackText', { count: tickets, left: sold.Left });
  return <p className={styles['fixed']}>{words}</p>;
}
