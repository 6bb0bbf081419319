import type { DashboardRow } from '@clubpulse/contract/office/dashboard/dashboard';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { amountCell, csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import type { Shown } from './list-columns.tsx';
import { whyText } from './list-texts.ts';

interface CsvColumn {
  readonly head: string;
  readonly cell: (row: DashboardRow) => string;
}

export function listCsv(
  rows: readonly DashboardRow[],
  { list, today, extended, leads, money }: Shown,
  t: Translate,
  formats: Formats,
): string {
  const { date, settings } = formats;
  const owed = ({ Owed }: DashboardRow) => (Owed === null ? '' : amountCell(Owed.Amount, Owed.Currency, settings.Language));
  const extra: CsvColumn[] = [
    ...(leads
      ? [{ head: t('members.stage'), cell: ({ ClientStage }: DashboardRow) => t(`members.stageOf-${ClientStage}`) }]
      : []),
    { head: t('dashboard.visits'), cell: ({ Weeks }) => Weeks.join(' ') },
    { head: t('kit.subscription'), cell: ({ Plan }) => markFormula(Plan?.SubscriptionName ?? '') },
    ...(money
      ? [
          { head: t('kit.payment'), cell: owed },
          { head: t('billing.currency'), cell: ({ Owed }: DashboardRow) => Owed?.Currency ?? '' },
        ]
      : []),
  ];
  const columns: CsvColumn[] = [
    { head: t('kit.member'), cell: (row) => markFormula(fullName(row)) },
    { head: t('dashboard.why'), cell: (row) => whyText(list, row, today, t, formats) },
    { head: t('members.lastSeen'), cell: ({ LastSeen }) => (LastSeen === null ? t('members.neverSeen') : date(LastSeen)) },
    ...(extended ? extra : []),
    { head: t('dashboard.nextTask'), cell: ({ NextTask }) => markFormula(NextTask?.Task ?? '') },
  ];
  const table = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return csvOf(
    columns.map(({ head }) => head),
    table,
    settings.Language,
  );
}
