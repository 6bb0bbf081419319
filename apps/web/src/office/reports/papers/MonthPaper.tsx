import type { MoneyReport, MonthReport, Three } from '@clubpulse/contract/office/reports/reports';
import { churnOf } from '@clubpulse/rules/office/reports/month-sentence';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { reportInAddress } from '../report-address.ts';
import { listName, methodName, monthsOf, productName, sentenceOf, signedMoney } from '../report-texts.ts';
import { PaperFigures, PaperPair, PaperSentence, PaperTable, ReportPaper } from './ReportPaper.tsx';

export function MonthPaper({ report }: { report: MonthReport }) {
  const t = useT();
  const formats = useFormats();
  const { Month, Days, IsToDate, Money } = report;
  const toDate = t('reports.toDate', { from: formats.date(Days.first), to: formats.date(Days.last) });
  return (
    <ReportPaper
      title={monthsOf(report, formats).now}
      note={IsToDate ? toDate : undefined}
      view={reportInAddress.write({ month: Month, door: null })}
      sources={t('reports.sources')}
    >
      {Money.map((money) => (
        <MoneyOnPaper key={money.Currency} report={report} money={money} />
      ))}
    </ReportPaper>
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
  const year = months.yearAgo;
  const head = ['', months.now, months.before, t('reports.change'), ...(year === null ? [] : [year, t('reports.change')])];
  const row = (name: string, { Now, Before, YearAgo }: Three) => [
    name,
    amount(Now),
    amount(Before),
    change(Now - Before),
    ...(year === null ? [] : [amount(YearAgo ?? 0), change(Now - (YearAgo ?? 0))]),
  ];
  const total = row(t('reports.total', { currency: Currency }), Income);
  return (
    <section>
      <PaperSentence>{sentenceOf(money, months, { t, formats })}</PaperSentence>
      <PaperFigures
        figures={[
          { name: t('reports.income'), value: amount(Income.Now) },
          { name: t('reports.recurringAMonth'), value: amount(Recurring.Now) },
          { name: t('reports.clients'), value: formats.number(End) },
          { name: t('reports.joinedLeft'), value: [Joined, Left].map((count) => formats.number(count)).join(', ') },
          { name: t('reports.churn'), value: churn === null ? '–' : formats.percent(churn, 1) },
        ]}
      />
      <PaperTable
        title={t('reports.byProduct')}
        head={head}
        rows={Products.map((product) => row(productName(product, t), product))}
        total={total}
      />
      <PaperTable
        title={t('reports.byMethod')}
        head={head}
        rows={Methods.map((method) => row(methodName(method.Method, t), method))}
        total={total}
      />
      <PaperPair>
        <PaperTable
          title={t('reports.recurring')}
          rows={[
            [t('reports.endOf', { month: months.before }), amount(Recurring.Before)],
            [t('reports.number-Began', numbered(Recurring.Began.Count, formats.number)), change(Recurring.Began.Amount)],
            [t('reports.number-Ended', numbered(Recurring.Ended.Count, formats.number)), change(-Recurring.Ended.Amount)],
          ]}
          total={[report.IsToDate ? t('kit.today') : t('reports.endOf', { month: months.now }), amount(Recurring.Now)]}
        />
        <PaperTable
          title={`${t('reports.owed')}, ${formats.date(report.Today)}`}
          rows={Owed.Steps.filter(({ People }) => People > 0).map(({ Step, People, Amount }) => [
            `${listName(Step, t)}, ${formats.number(People)}`,
            amount(Amount),
          ])}
          total={[t('reports.total', { currency: Currency }), amount(Owed.Amount)]}
        />
      </PaperPair>
    </section>
  );
}

const numbered = (count: number, number: (value: number) => string) => ({ count, number: number(count) });
