import type { MonthReport as Report } from '@clubpulse/contract/office/reports/reports';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { JoinedAndLeft, OwedTable, RecurringTable } from './Beside.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import classes from './Reports.module.css';
import { methodName, monthsOf, productName, sentenceOf } from './report-texts.ts';
import { ThreeTable } from './ThreeTable.tsx';

export function MonthReport({ report }: { report: Report }) {
  const t = useT();
  const formats = useFormats();
  const { Month, Days, IsToDate, YearAgo, Money } = report;
  const months = monthsOf(report, formats);
  return (
    <div className={classes['report']}>
      {Money.map((money, place) => (
        <section key={money.Currency} className={classes['block']} aria-label={money.Currency}>
          <div className={classes['main']}>
            {Money.length > 1 && <h2>{money.Currency}</h2>}
            <p className={classes['sentence']}>{sentenceOf(money, months, { t, formats })}</p>
            {place === 0 && (IsToDate || YearAgo === null) && (
              <p className={classes['quiet']}>
                {IsToDate && t('reports.toDate', { from: formats.dayMonth(Days.first), to: formats.dayMonth(Days.last) })}{' '}
                {YearAgo === null && t('reports.noYear')}
              </p>
            )}
            <MoneyFigures report={report} money={money} months={months} />
            {money.Products.length > 0 && (
              <>
                <ThreeTable
                  title={t('reports.byProduct')}
                  head={t('reports.product')}
                  month={Month}
                  months={months}
                  currency={money.Currency}
                  total={money.Income}
                  rows={money.Products.map((row) => ({
                    ...row,
                    name: productName(row, t),
                    door: { list: 'Income', currency: money.Currency, product: { Kind: row.Kind, Name: row.Name } },
                  }))}
                />
                <ThreeTable
                  title={t('reports.byMethod')}
                  head={t('billing.method')}
                  note={t('reports.methodNote')}
                  month={Month}
                  months={months}
                  currency={money.Currency}
                  total={money.Income}
                  rows={money.Methods.map((row) => ({
                    ...row,
                    name: methodName(row.Method, t),
                    door: { list: 'Income', currency: money.Currency, method: row.Method },
                  }))}
                />
              </>
            )}
          </div>
          <div className={classes['beside']}>
            <RecurringTable report={report} money={money} months={months} />
            {place === 0 && <JoinedAndLeft report={report} />}
            <OwedTable report={report} money={money} />
          </div>
        </section>
      ))}
      <p className={classes['quiet']}>{t('reports.sources')}</p>
    </div>
  );
}
