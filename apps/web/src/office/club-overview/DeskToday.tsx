import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { instantsOf } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Money.module.css';

const POLL_MS = 60_000;

export function DeskToday() {
  const t = useT();
  const formats = useFormats();
  const { ClubId, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { Begin, End } = instantsOf({ first: today, last: today }, TimeZone);
  const day = useCall(listTransactions, { params: { id: ClubId }, query: { Begin, End, length: 1 } }, { pollEvery: POLL_MS });
  return (
    <section>
      <SectionHead title={t('clubs.deskToday')}>
        <Link to={pathTo('Transactions')}>{t('billing.transactions')}</Link>
      </SectionHead>
      <QueryResult query={day} loading={<SkeletonRows rows={1} />}>
        {({ Sums }) =>
          Sums.length === 0 ? (
            <p className={classes['none']}>{t('clubs.nothingSold')}</p>
          ) : (
            <ul>
              {Sums.flatMap(({ Currency, Purchases, PurchasesAmount, Refunds, RefundsAmount }) => [
                <li key={`sold ${Currency}`} className={classes['line']}>
                  <p>
                    <span>{t('clubs.sales', { count: Purchases, number: formats.number(Purchases) })}</span>
                    <b>{formats.money(PurchasesAmount, Currency)}</b>
                  </p>
                </li>,
                ...(Refunds === 0
                  ? []
                  : [
                      <li key={`refunded ${Currency}`} className={classes['line']}>
                        <p>
                          <span>{t('clubs.refunds', { count: Refunds, number: formats.number(Refunds) })}</span>
                          <b>{`−${formats.money(RefundsAmount, Currency)}`}</b>
                        </p>
                      </li>,
                    ]),
              ])}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
