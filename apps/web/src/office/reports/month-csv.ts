import type { MoneyReport, MonthReport, Three } from '@clubpulse/contract/office/reports/reports';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { listName, methodName, monthsOf, productName } from './report-texts.ts';

export function monthCsv(report: MonthReport, t: Translate, formats: Formats): string {
  const months = monthsOf(report, formats);
  const year = months.yearAgo;
  const head = [
    t('reports.table'),
    t('kit.name'),
    t('billing.currency'),
    months.now,
    months.before,
    t('reports.change'),
    ...(year === null ? [] : [year]),
  ];
  const rows = [...report.Money.flatMap((money) => moneyRows(report, money, t, formats)), ...clientRows(report, t)];
  return csvOf(
    head,
    rows.map((row) => [...row, ...Array.from({ length: head.length - row.length }, () => '')].slice(0, head.length)),
    formats.settings.Language,
  );
}

function moneyRows(report: MonthReport, money: MoneyReport, t: Translate, formats: Formats): string[][] {
  const { Currency, Income, Products, Methods, Recurring, Owed } = money;
  const amount = (value: number) => amountCell(value, Currency, formats.settings.Language);
  const three = (table: string, name: string, { Now, Before, YearAgo }: Three) => [
    table,
    markFormula(name),
    Currency,
    amount(Now),
    amount(Before),
    amount(Now - Before),
    ...(YearAgo === null ? [] : [amount(YearAgo)]),
  ];
  const total = t('reports.total', { currency: Currency });
  return [
    ...Products.map((row) => three(t('reports.byProduct'), productName(row, t), row)),
    three(t('reports.byProduct'), total, Income),
    ...Methods.map((row) => three(t('reports.byMethod'), methodName(row.Method, t), row)),
    three(t('reports.byMethod'), total, Income),
    [
      t('reports.recurring'),
      '',
      Currency,
      amount(Recurring.Now),
      amount(Recurring.Before),
      amount(Recurring.Now - Recurring.Before),
    ],
    ...Owed.Steps.map(({ Step, Amount }) => [
      `${t('reports.owed')}, ${formats.date(report.Today)}`,
      listName(Step, t),
      Currency,
      amount(Amount),
    ]),
  ];
}

function clientRows({ Clients: { Now, Before, YearAgo } }: MonthReport, t: Translate): string[][] {
  const line = (name: string, column: 'Start' | 'Joined' | 'Left' | 'End') => [
    t('reports.clients'),
    name,
    '',
    String(Now[column]),
    String(Before[column]),
    String(Now[column] - Before[column]),
    ...(YearAgo === null ? [] : [String(YearAgo[column])]),
  ];
  return [
    line(t('reports.atStart'), 'Start'),
    line(t('reports.list-Joined'), 'Joined'),
    line(t('reports.list-Left'), 'Left'),
    line(t('reports.atEnd'), 'End'),
  ];
}
