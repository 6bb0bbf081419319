import type { ClubFigures, ClubMoney } from '@clubpulse/contract/office/reports/club-figures';
import type { Filled } from '@clubpulse/contract/office/reports/occupancy';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import type { ClubOrder } from '@clubpulse/rules/office/reports/club-order';
import { filledPercent } from '@clubpulse/rules/office/reports/occupancy';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

const orderKeys: Record<ClubOrder, PhraseKey> = {
  Club: 'kit.club',
  Clients: 'reports.clientsAtEnd',
  Joined: 'reports.list-Joined',
  Left: 'reports.list-Left',
  Income: 'reports.income',
  Recurring: 'reports.recurring',
  Filled: 'reports.occupancy',
  Owed: 'reports.owed',
};
export const orderName = (order: ClubOrder, t: Translate): string => t(orderKeys[order]);

const shareCell = (filled: Filled): string => {
  const percent = filledPercent(filled);
  return percent === null ? '' : String(Math.round(percent));
};

/** A club has one row for each currency. Figures that are no money are in the first row. */
export function clubsCsv(clubs: readonly ClubFigures[], t: Translate, formats: Formats): string {
  const [first] = clubs;
  const older = clubs.find(({ YearAgo }) => YearAgo !== null)?.YearAgo ?? null;
  const before = first === undefined ? '' : formats.month(first.Before.first);
  const yearAgo = older === null ? [] : [formats.month(older.first)];
  const three = (name: string) => [name, ...[before, ...yearAgo].map((month) => `${name}, ${month}`)];
  const head = [
    t('kit.club'),
    ...three(orderName('Clients', t)),
    ...three(orderName('Joined', t)),
    ...three(orderName('Left', t)),
    ...three(t('reports.filledShare')),
    t('billing.currency'),
    ...three(orderName('Income', t)),
    orderName('Recurring', t),
    `${orderName('Recurring', t)}, ${before}`,
    orderName('Owed', t),
  ];
  const year = (text: string) => (older === null ? [] : [text]);
  const counts = ({ Clients: { Now, Before, YearAgo }, Occupancy }: ClubFigures): string[] => [
    ...(['End', 'Joined', 'Left'] as const).flatMap((column) => [
      String(Now[column]),
      String(Before[column]),
      ...year(YearAgo === null ? '' : String(YearAgo[column])),
    ]),
    shareCell(Occupancy.Now),
    shareCell(Occupancy.Before),
    ...year(Occupancy.YearAgo === null ? '' : shareCell(Occupancy.YearAgo)),
  ];
  const amounts = ({ Currency, Income, Recurring, Owed }: ClubMoney): string[] => {
    const amount = (value: number) => amountCell(value, Currency, formats.settings.Language);
    return [
      Currency,
      amount(Income.Now),
      amount(Income.Before),
      ...year(Income.YearAgo === null ? '' : amount(Income.YearAgo)),
      amount(Recurring.Now),
      amount(Recurring.Before),
      amount(Owed.Amount),
    ];
  };
  const rows = clubs.flatMap((one) =>
    one.Money.map((money, place) => {
      const figures = counts(one);
      return [markFormula(one.Club.Name), ...(place === 0 ? figures : figures.map(() => '')), ...amounts(money)];
    }),
  );
  return csvOf(head, rows, formats.settings.Language);
}
