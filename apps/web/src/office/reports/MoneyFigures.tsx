import type { MoneyReport, MonthReport } from '@clubpulse/contract/office/reports/reports';
import { changeInPercent, churnOf } from '@clubpulse/rules/office/reports/month-sentence';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Change } from './Change.tsx';
import { DoorLink } from './DoorLink.tsx';
import classes from './Reports.module.css';
import type { Months } from './report-texts.ts';

interface MoneyFiguresProps {
  report: MonthReport;
  money: MoneyReport;
  months: Months;
}

export function MoneyFigures({ report, money, months }: MoneyFiguresProps) {
  const t = useT();
  const formats = useFormats();
  const { Month, Clients } = report;
  const { Currency, Income, Recurring } = money;
  const { Start, End, Joined, Left } = Clients.Now;
  const onBefore = changeInPercent(Income.Now, Income.Before);
  const onYear = Income.YearAgo === null ? null : changeInPercent(Income.Now, Income.YearAgo);
  const ended = Recurring.Before === 0 ? null : (Recurring.Ended.Amount * 100) / Recurring.Before;
  const percent = (value: number | null) => (value === null ? '–' : formats.percent(value, 1));
  const count = formats.number;
  return (
    <Figures>
      <Figure
        label={t('reports.income')}
        value={
          <DoorLink month={Month} door={{ list: 'Income', currency: Currency }}>
            {formats.money(Income.Now, Currency)}
          </DoorLink>
        }
        note={
          <span className={classes['notes']}>
            {onBefore !== null && (
              <span>
                <Change percent={onBefore} /> {t('reports.on', { month: months.before })}
              </span>
            )}
            {onYear !== null && (
              <span>
                <Change percent={onYear} /> {t('reports.on', { month: months.yearAgo ?? '' })}
              </span>
            )}
          </span>
        }
      />
      <Figure
        label={t('reports.recurringAMonth')}
        value={formats.money(Recurring.Now, Currency)}
        note={
          <span className={classes['notes']}>
            <span>
              <Change amount={Recurring.Now - Recurring.Before} currency={Currency} /> {t('reports.on', { month: months.before })}
            </span>
            {ended !== null && <span>{t('reports.endedShare', { percent: percent(ended) })}</span>}
          </span>
        }
      />
      <Figure
        label={t('reports.joinedLeft')}
        value={
          <>
            <span className={classes['whole']}>
              <Counted month={Month} list="Joined" count={Joined} />{' '}
              <small className={classes['unit']}>{t('reports.joined')}</small>
            </span>{' '}
            <span className={classes['whole']}>
              <Counted month={Month} list="Left" count={Left} /> <small className={classes['unit']}>{t('reports.left')}</small>
            </span>
          </>
        }
        note={
          <span className={classes['notes']}>
            <span>{t('reports.became', { start: count(Start), end: count(End) })}</span>
            <span>
              {t('reports.thenJoinedLeft', {
                month: months.before,
                joined: count(Clients.Before.Joined),
                left: count(Clients.Before.Left),
              })}
            </span>
          </span>
        }
      />
      <Figure
        label={t('reports.churn')}
        value={percent(churnOf(Clients.Now))}
        note={
          <span className={classes['notes']}>
            <span>{t('reports.inMonth', { value: percent(churnOf(Clients.Before)), month: months.before })}</span>
            {Clients.YearAgo !== null && (
              <span>{t('reports.inMonth', { value: percent(churnOf(Clients.YearAgo)), month: months.yearAgo ?? '' })}</span>
            )}
          </span>
        }
      />
    </Figures>
  );
}

function Counted({ month, list, count }: { month: string; list: 'Joined' | 'Left'; count: number }) {
  const { number } = useFormats();
  if (count === 0) return number(count);
  return (
    <DoorLink month={month} door={{ list }}>
      {number(count)}
    </DoorLink>
  );
}
