import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useClubs, useSelf } from '../../../platform/session.tsx';
import { methodLabel } from '../../parts/methods.ts';
import classes from './MySubscriptions.module.css';

const SHOWN = 50;

/** What one paid and got back, in all clubs. */
export function MyPayments() {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const { clubs } = useClubs();
  const { data } = useCall(listMyTransactions, { params: { id: UserId }, query: { length: SHOWN } }, { quiet: true });
  if (data === undefined || data.data.length === 0) return null;
  const clubOf = (clubId: number) => (clubs.length > 1 ? clubs.find((club) => club.ClubId === clubId)?.Name : undefined);
  return (
    <section className={classes['club']} aria-labelledby="my-payments">
      <h2 id="my-payments">{t('billing.myPayments')}</h2>
      <ul className={`${classes['box']} ${classes['payments']}`}>
        {data.data.map((one) => (
          <li key={one.TransactionId}>
            <time dateTime={one.At} title={formats.dateTime(one.At)}>
              {formats.date(one.At)}
            </time>
            <span>
              {one.Description || t(one.Type === 'Purchase' ? 'billing.purchase' : 'billing.refund')}
              <small>{[t(methodLabel(one.Method)), clubOf(one.ClubId)].filter(Boolean).join(' · ')}</small>
            </span>
            <b>
              {one.Type === 'Refund' ? '+' : ''}
              {formats.money(one.Amount, one.Currency)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
