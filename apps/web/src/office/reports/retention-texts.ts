import type { Cohort, Retention } from '@clubpulse/contract/office/reports/retention';
import { mostLost, stayedOfAll } from '@clubpulse/rules/office/reports/cohorts';
import { reasonName } from '../../billing/end-reasons/public.ts';
import { writeFilter } from '../../kit/list/list-filter.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { monthIn } from './report-address.ts';

/** In the URL: `#/Reports?view=retention&month=2026-10&as=people`. */
export interface RetentionAddress {
  /** The last shown month. Null for the last month that ended. */
  readonly month: string | null;
  readonly asPeople: boolean;
}

export const retentionInAddress = {
  read: (params: URLSearchParams): RetentionAddress => ({
    month: monthIn(params),
    asPeople: params.get('as') === 'people',
  }),
  write: ({ month, asPeople }: RetentionAddress): URLSearchParams =>
    writeFilter({ view: 'retention', month, as: asPeople ? 'people' : null }),
};

export function retentionCsv({ Cohorts, Reasons }: Retention, t: Translate, { settings }: Formats): string {
  const head = [t('kit.month'), t('reports.list-Joined'), ...Cohorts.map((_, month) => String(month))];
  const rows = Cohorts.map(({ Month, Joined, Stayed }) => [
    Month,
    String(Joined),
    ...Cohorts.map((_, month) => (Stayed[month] === undefined ? '' : String(Stayed[month]))),
  ]);
  const why = Reasons.map(({ Reason, People }) => [`${t('reports.whyLeft')}: ${reasonName(Reason, t)}`, String(People)]);
  const width = head.length;
  const filled = why.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return csvOf(head, [...rows, ...filled], settings.Language);
}

export const cohortName = ({ Month }: Cohort, { shortMonth }: Formats): string =>
  `${shortMonth(`${Month}-01`)} ${Month.slice(2, 4)}`;

export function retentionSentence(cohorts: readonly Cohort[], t: Translate, formats: Formats): string {
  const { Joined, Stayed } = stayedOfAll(cohorts);
  const stayed = t('reports.stayed', {
    percent: formats.percent((Stayed * 100) / Joined),
    count: Joined,
    number: formats.number(Joined),
  });
  const lost = mostLost(cohorts);
  if (lost === null) return stayed;
  const { cohort, Gone, Months } = lost;
  const values = {
    month: formats.month(`${cohort.Month}-01`),
    gone: formats.number(Gone),
    joined: formats.number(cohort.Joined),
    months: formats.number(Months),
  };
  return `${stayed} ${t('reports.lostMost', values)}`;
}
