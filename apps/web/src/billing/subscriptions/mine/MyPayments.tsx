import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { Link } from 'react-router';
import { useCall } from '../../../platform/api.ts';
import { useClubFormats } from '../../../platform/formats/use-formats-in.ts';
import { makeFormats, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useClubs, useSelf } from '../../../platform/session.tsx';
import { useDiffers } from '../../parts/ClubDays.tsx';
import { methodLabel } from '../../parts/methods.ts';
import { refundStates } from '../../parts/refund-state.ts';
import classes from './MySubscriptions.module.css';

const SHOWN = 50;

export function MyPayments() {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const { clubs } = useClubs();
  const differs = useDiffers();
  const { data } = useCall(listMyTransactions, { params: { id: UserId }, query: { length: SHOWN } }, { quiet: true });
  if (data === undefined || data.data.length === 0) return null;
  const others = data.data.some(({ ClubId }) => {
    const zone = clubs.find((club) => club.ClubId === ClubId)?.TimeZone;
    return zone !== undefined && differs(formats, makeFormats({ ...formats.settings, TimeZone: zone }));
  });
  const clubOf = (clubId: number) => (clubs.length > 1 ? clubs.find((club) => club.ClubId === clubId)?.Name : undefined);
  return (
    <section className={classes['club']} aria-labelledby="my-payments">
      <h2 id="my-payments">{t('billing.myPayments')}</h2>
      {others && <p className={classes['none']}>{t('billing.daysOfClubs')}</p>}
      <ul className={`${classes['box']} ${classes['payments']}`}>
        {data.data.map((one) => (
          <li key={one.TransactionId}>
            <ClubDay clubId={one.ClubId} at={one.At} />
            <span>
              {one.Type === 'Purchase' ? (
                <Link
                  className={classes['receipt']}
                  to={pathTo('Receipt', one.TransactionId)}
                  aria-label={t('billing.receiptOf', {
                    name: one.Description || t('billing.purchase'),
                    date: formats.date(one.At),
                  })}
                >
                  {one.Description || t('billing.purchase')}
                </Link>
              ) : (
                one.Description || t('billing.refund')
              )}
              <small>
                {[
                  t(methodLabel(one.Method)),
                  one.RefundState === null ? null : t(refundStates[one.RefundState].label),
                  clubOf(one.ClubId),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
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

function ClubDay({ clubId, at }: { clubId: number; at: string }) {
  const formats = useClubFormats(clubId);
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.date(at)}
    </time>
  );
}
