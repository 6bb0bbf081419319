import {
  type DashboardList,
  type DashboardRange,
  dashboardLists,
  dashboardRanges,
  type LastCount,
  lastCounts,
} from '@clubpulse/contract/office/dashboard/dashboard';
import { type Days, isDay } from '@clubpulse/rules/time/days';
import { oneOf, writeFilter } from '../../kit/list/list-filter.ts';

/** The filter is in the URL: `#/DashBoard?list=New&range=Week&count=100`, or `?from=2026-11-01&to=2026-11-15`. */
export interface DashboardFilter {
  /** Null for the first box. */
  readonly list: DashboardList | null;
  /** Null for the settings of the list. */
  readonly range: DashboardRange | null;
  readonly own: Days | null;
  readonly count: LastCount | null;
  readonly q: string;
}

export const dashboardInAddress = {
  read: (params: URLSearchParams): DashboardFilter => {
    const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      list: oneOf(dashboardLists, params.get('list')),
      range: oneOf(dashboardRanges, params.get('range')),
      own: isDay(first) && isDay(last) ? { first, last } : null,
      count: lastCounts.find((count) => String(count) === params.get('count')) ?? null,
      q: (params.get('q') ?? '').slice(0, 200),
    };
  },
  write: ({ own, q, ...filter }: DashboardFilter): URLSearchParams =>
    writeFilter({ ...filter, q: q === '' ? null : q, from: own?.first ?? null, to: own?.last ?? null }),
};

export const noChoice = { range: null, own: null, count: null, q: '' } as const satisfies Partial<DashboardFilter>;

export const queryOf = ({ range, own, count, q }: DashboardFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(own === null ? (range === null ? {} : { presetRange: range }) : { from: own.first, to: own.last }),
  ...(count === null ? {} : { count: String(count) as `${LastCount}` }),
});
