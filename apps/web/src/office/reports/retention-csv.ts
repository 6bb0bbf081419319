import type { Retention } from '@clubpulse/contract/office/reports/retention';
import { csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

/** People of each cohort, by months since joining. */
export function retentionCsv({ Cohorts }: Retention, t: Translate, { settings }: Formats): string {
  const head = [t('kit.month'), t('reports.list-Joined'), ...Cohorts.map((_, month) => String(month))];
  const rows = Cohorts.map(({ Month, Joined, Stayed }) => [
    Month,
    String(Joined),
    ...Cohorts.map((_, month) => (Stayed[month] === undefined ? '' : String(Stayed[month]))),
  ]);
  return csvOf(head, rows, settings.Language);
}
