import type { MoneyReport, MonthReport, Three } from '@clubpulse/contract/office/reports/reports';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { churnOf } from '@clubpulse/rules/office/reports/month-sentence';
import { lazyComponentLoadedFirst } from '../../kit/lazy-component.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import classes from './MonthPaper.module.css';
import { listName, methodName, monthsOf, productName, sentenceOf, signedMoney } from './report-texts.ts';

const QrCode = lazyComponentLoadedFirst(() => import('../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

/** One page of A4 in ink. Hidden on the screen. */
export function MonthPaper({ report }: { report: MonthReport }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const self = useSelf();
  const { Name, Address } = useStaffClub();
  const { Month, Days, IsToDate, Money } = report;
  const months = monthsOf(report, formats);
  const address = `${window.location.origin}${window.location.pathname}#${pathTo('Reports')}?month=${Month}`;
  return (
    <article className={classes['paper']} aria-label={months.now}>
      <header>
        <span>
          <b>{months.now}</b>
          <span>{[Name, Address].filter(Boolean).join(', ')}</span>
          {IsToDate && <span>{t('reports.toDate', { from: formats.date(Days.first), to: formats.date(Days.last) })}</span>}
        </span>
        <span>
          {t('kit.printedOn', { date: formats.dateTime(now.toISOString()) })}
          <br />
          {fullName(self)}
        </span>
        <QrCode value={address} label={address} className={classes['code']} />
      </header>
      {Money.map((money) => (
        <MoneyOnPaper key={money.Currency} report={report} money={money} />
      ))}
      <footer>{t('reports.sources')}</footer>
    </article>
  );
}

function MoneyOnPaper({ report, money }: { report: MonthReport; money: MoneyReport }) {
  const t = useT();
  const formats = useFormats();
  const months = monthsOf(report, formats);
  const { Currency, Income, Products, Methods, Recurring, Owed } = money;
  const { Joined, Left, End, Start } = report.Clients.Now;
  const churn = churnOf({ Start, Left });
  const amount = (value: number) => formats.money(value, Currency);
  const change = (value: number) => signedMoney(value, Currency, formats);
  return (
    <section>
      <p className={classes['sentence']}>{sentenceOf(money, months, { t, formats })}</p>
      <dl>
        <div>
          <dt>{t('reports.income')}</dt>
          <dd>{amount(Income.Now)}</dd>
        </div>
        <div>
          <dt>{t('reports.recurringAMonth')}</dt>
          <dd>{amount(Recurring.Now)}</dd>
        </div>
        <div>
          <dt>{t('reports.clients')}</dt>
          <dd>{formats.number(End)}</dd>
        </div>
        <div>
          <dt>{t('reports.joinedLeft')}</dt>
          <dd>{[Joined, Left].map((count) => formats.number(count)).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('reports.churn')}</dt>
          <dd>{churn === null ? '–' : formats.percent(churn, 1)}</dd>
        </div>
      </dl>
      <PaperTable
        title={t('reports.byProduct')}
        money={money}
        report={report}
        rows={Products.map((row) => ({ ...row, name: productName(row, t) }))}
      />
      <PaperTable
        title={t('reports.byMethod')}
        money={money}
        report={report}
        rows={Methods.map((row) => ({ ...row, name: methodName(row.Method, t) }))}
      />
      <div className={classes['pair']}>
        <Lines
          title={t('reports.recurring')}
          rows={[
            [t('reports.endOf', { month: months.before }), amount(Recurring.Before)],
            [t('reports.number-Began', numbered(Recurring.Began.Count, formats.number)), change(Recurring.Began.Amount)],
            [t('reports.number-Ended', numbered(Recurring.Ended.Count, formats.number)), change(-Recurring.Ended.Amount)],
            [report.IsToDate ? t('kit.today') : t('reports.endOf', { month: months.now }), amount(Recurring.Now)],
          ]}
        />
        <Lines
          title={`${t('reports.owed')}, ${formats.date(report.Today)}`}
          rows={[
            ...Owed.Steps.filter(({ People }) => People > 0).map(({ Step, People, Amount }): [string, string] => [
              `${listName(Step, t)}, ${formats.number(People)}`,
              amount(Amount),
            ]),
            [t('reports.total', { currency: Currency }), amount(Owed.Amount)],
          ]}
        />
      </div>
    </section>
  );
}

const numbered = (count: number, number: (value: number) => string) => ({ count, number: number(count) });

interface PaperTableProps {
  title: string;
  report: MonthReport;
  money: MoneyReport;
  rows: readonly (Three & { readonly name: string })[];
}

function PaperTable({ title, report, money: { Currency, Income }, rows }: PaperTableProps) {
  const t = useT();
  const formats = useFormats();
  const months = monthsOf(report, formats);
  const amount = (value: number) => formats.money(value, Currency);
  const change = (value: number) => signedMoney(value, Currency, formats);
  const year = months.yearAgo;
  const line = ({ name, Now, Before, YearAgo }: Three & { readonly name: string }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>
        <b>{amount(Now)}</b>
      </td>
      <td>{amount(Before)}</td>
      <td>{change(Now - Before)}</td>
      {year !== null && <td>{amount(YearAgo ?? 0)}</td>}
      {year !== null && <td>{change(Now - (YearAgo ?? 0))}</td>}
    </tr>
  );
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{months.now}</th>
            <th scope="col">{months.before}</th>
            <th scope="col">{t('reports.change')}</th>
            {year !== null && <th scope="col">{year}</th>}
            {year !== null && <th scope="col">{t('reports.change')}</th>}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        <tfoot>{line({ name: t('reports.total', { currency: Currency }), ...Income })}</tfoot>
      </table>
    </>
  );
}

function Lines({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
