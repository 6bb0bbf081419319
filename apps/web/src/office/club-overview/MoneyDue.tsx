import type { MoneyDue as Due } from '@clubpulse/contract/office/club-overview';
import { listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Money.module.css';

const POLL_MS = 60_000;

/** Late amounts are first. Debts that a provider collects are included. */
export function MoneyDue({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const due = useCall(listMoneyDue, { params: { id: clubId } }, { pollEvery: POLL_MS });
  return (
    <section>
      <SectionHead title={t('clubs.moneyDue')} />
      <QueryResult query={due} loading={<SkeletonRows rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('clubs.nothingDue')}</p>
          ) : (
            <>
              {[...new Set(found.map(({ Currency }) => Currency))].map((currency) => (
                <b key={currency} className={classes['total']}>
                  {formats.money(totalOf(found, currency), currency)}
                </b>
              ))}
              <ul>
                {found.map((one) => (
                  <li key={`${one.Payment} ${one.Currency}`} className={classes['line']}>
                    <DueLine due={one} />
                  </li>
                ))}
              </ul>
              <p className={classes['note']}>{t('clubs.moneyDueText')}</p>
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

const totalOf = (found: readonly Due[], currency: string): number =>
  found.filter(({ Currency }) => Currency === currency).reduce((sum, { Amount }) => sum + Amount, 0);

function DueLine({ due: { Payment, Currency, Amount, People, Oldest } }: { due: Due }) {
  const t = useT();
  const formats = useFormats();
  const late = Payment === 'Unpaid';
  const date = Oldest === null ? null : formats.dayMonth(Oldest);
  const people = t('clubs.people', { count: People, number: formats.number(People) });
  return (
    <Link to={`${pathTo('ManageUsers')}?pay=${Payment}`}>
      <StateChip tone={late ? 'bad' : 'warn'} icon={late ? IconAlertCircle : IconClock}>
        {t(late ? 'billing.unpaid' : 'billing.toPay')}
      </StateChip>
      <span>{[people, date && t(late ? 'clubs.oldest' : 'clubs.firstBy', { date })].filter(Boolean).join(', ')}</span>
      <b>{formats.money(Amount, Currency)}</b>
    </Link>
  );
}
