import type { MoneyReport, MonthReport } from '@clubpulse/contract/office/reports/reports';
import type { CSSProperties } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Change } from './Change.tsx';
import { DoorLink } from './DoorLink.tsx';
import classes from './Reports.module.css';
import { listName, type Months } from './report-texts.ts';

interface OfMoney {
  report: MonthReport;
  money: MoneyReport;
}

export function RecurringTable({
  report: { Month, IsToDate },
  money: { Currency, Recurring },
  months,
}: OfMoney & { months: Months }) {
  const t = useT();
  const { money, number } = useFormats();
  const { Before, Began, Ended, Now } = Recurring;
  const moved = (list: 'Began' | 'Ended', count: number) => {
    const text = t(`reports.number-${list}`, { count, number: number(count) });
    return count === 0 ? (
      text
    ) : (
      <DoorLink month={Month} door={{ list, currency: Currency }}>
        {text}
      </DoorLink>
    );
  };
  return (
    <section className={classes['section']}>
      <h2>{t('reports.recurring')}</h2>
      <ul className={classes['lines']}>
        <li>
          <span>{t('reports.endOf', { month: months.before })}</span>
          <b>{money(Before, Currency)}</b>
        </li>
        <li>
          <span>{moved('Began', Began.Count)}</span>
          <b>
            <Change amount={Began.Amount} currency={Currency} />
          </b>
        </li>
        <li>
          <span>{moved('Ended', Ended.Count)}</span>
          <b>
            <Change amount={-Ended.Amount} currency={Currency} />
          </b>
        </li>
        <li>
          <b>{IsToDate ? t('kit.today') : t('reports.endOf', { month: months.now })}</b>
          <b>{money(Now, Currency)}</b>
        </li>
      </ul>
      <p className={classes['quiet']}>{t('reports.recurringHow')}</p>
    </section>
  );
}

export function OwedTable({ report: { Month, Today }, money: { Currency, Owed } }: OfMoney) {
  const t = useT();
  const { money, number, dayMonth } = useFormats();
  const most = Math.max(1, ...Owed.Steps.map(({ Amount }) => Amount));
  const late = Owed.Steps.reduce((sum, { Step, Amount }) => (Step === 'NotDue' ? sum : sum + Amount), 0);
  return (
    <section className={classes['section']}>
      <div className={classes['sectionHead']}>
        <h2>{t('reports.owed')}</h2>
        <small>{t('reports.todayIs', { date: dayMonth(Today) })}</small>
      </div>
      <b className={classes['sum']}>{money(Owed.Amount, Currency)}</b>
      <p className={classes['quiet']}>
        {t('reports.owedBy', { count: Owed.People, number: number(Owed.People), late: money(late, Currency) })}
      </p>
      <ul className={classes['lines']}>
        {Owed.Steps.map(({ Step, People, Amount }) => (
          <li key={Step} data-step={Step}>
            <span>
              {People === 0 ? (
                listName(Step, t)
              ) : (
                <>
                  <DoorLink month={Month} door={{ list: Step, currency: Currency }}>
                    {listName(Step, t)}
                  </DoorLink>
                  , {number(People)}
                </>
              )}
            </span>
            <i aria-hidden="true" style={{ '--share': `${(100 * Amount) / most}%` } as CSSProperties} />
            <b>{People === 0 ? t('reports.nobody') : money(Amount, Currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function JoinedAndLeft({ report: { Trend } }: { report: MonthReport }) {
  const t = useT();
  const { number, month, shortMonth } = useFormats();
  const most = Math.max(1, ...Trend.flatMap(({ Joined, Left }) => [Joined, Left]));
  const sum = (column: 'Joined' | 'Left') => number(Trend.reduce((all, row) => all + row[column], 0));
  const texts = Trend.map(({ Month, Joined, Left }) =>
    t('reports.trendMonth', { month: month(`${Month}-01`), joined: number(Joined), left: number(Left) }),
  );
  return (
    <section className={classes['section']}>
      <h2>{t('reports.joinedAndLeft')}</h2>
      <div className={classes['trend']} role="img" aria-label={texts.join('; ')}>
        {Trend.map(({ Month, Joined, Left }) => (
          <span
            key={Month}
            title={t('reports.trendMonth', { month: month(`${Month}-01`), joined: number(Joined), left: number(Left) })}
          >
            <i style={{ '--share': `${(100 * Joined) / most}%` } as CSSProperties} />
            <em style={{ '--share': `${(100 * Left) / most}%` } as CSSProperties} />
            <small>{shortMonth(`${Month}-01`).slice(0, 1).toUpperCase()}</small>
          </span>
        ))}
      </div>
      <ul className={classes['legend']}>
        <li data-bar="joined">
          {t('reports.list-Joined')} {sum('Joined')}
        </li>
        <li data-bar="left">
          {t('reports.list-Left')} {sum('Left')}
        </li>
      </ul>
    </section>
  );
}
