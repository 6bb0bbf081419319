import {
  type TransactionMethod,
  type TransactionSort,
  type TransactionType,
  transactionMethods,
  transactionSorts,
  transactionTypes,
} from '@clubpulse/contract/billing/transactions';
import { REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import { Temporal } from 'temporal-polyfill';
import { pathTo } from '../../platform/routes.ts';

/** The filter is in the URL: `#/Transactions?from=2026-11-01&to=2026-11-30&method=Cash&user=12`. */
export interface TransactionFilter {
  /** Calendar days of the club, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly method: TransactionMethod | null;
  readonly type: TransactionType | 'Deleted' | null;
  readonly user: number | null;
  readonly q: string;
  readonly sort: TransactionSort;
}

export const periods = ['thisMonth', 'lastMonth', 'last30', 'thisQuarter', 'lastQuarter'] as const;
export type Period = (typeof periods)[number];

export function daysOf(period: Period, today: string): { from: string; to: string } {
  const day = Temporal.PlainDate.from(today);
  const first = day.with({ day: 1 });
  const quarter = first.subtract({ months: (day.month - 1) % 3 });
  const ends = {
    thisMonth: [first, first.add({ months: 1 }).subtract({ days: 1 })],
    lastMonth: [first.subtract({ months: 1 }), first.subtract({ days: 1 })],
    last30: [day.subtract({ days: 29 }), day],
    thisQuarter: [quarter, quarter.add({ months: 3 }).subtract({ days: 1 })],
    lastQuarter: [quarter.subtract({ months: 3 }), quarter.subtract({ days: 1 })],
  } as const satisfies Record<Period, readonly [Temporal.PlainDate, Temporal.PlainDate]>;
  const [from, to] = ends[period];
  return { from: from.toString(), to: to.toString() };
}

export const periodOf = ({ from, to }: { from: string; to: string }, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOf(period, today);
    return days.from === from && days.to === to;
  }) ?? null;

export function refuseDays({ from, to }: { from: string; to: string }): 'order' | 'long' | undefined {
  const between = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
  return between < 0 ? 'order' : between >= REPORT_MAX_DAYS ? 'long' : undefined;
}

function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

export function readFilter(params: URLSearchParams, today: string): TransactionFilter {
  const from = params.get('from');
  const to = params.get('to');
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysOf('thisMonth', today);
  const user = Number(params.get('user'));
  return {
    ...days,
    method: transactionMethods.find((one) => one === params.get('method')) ?? null,
    type: ([...transactionTypes, 'Deleted'] as const).find((one) => one === params.get('type')) ?? null,
    user: Number.isSafeInteger(user) && user > 0 ? user : null,
    // The call accepts at most this length.
    q: (params.get('q') ?? '').slice(0, 200),
    sort: transactionSorts.find((sort) => sort === params.get('sort')) ?? '-At',
  };
}

export function writeFilter({ from, to, method, type, user, q, sort }: TransactionFilter, today: string): URLSearchParams {
  const params = new URLSearchParams();
  if (periodOf({ from, to }, today) !== 'thisMonth') {
    params.set('from', from);
    params.set('to', to);
  }
  if (method !== null) params.set('method', method);
  if (type !== null) params.set('type', type);
  if (user !== null) params.set('user', String(user));
  if (q !== '') params.set('q', q);
  if (sort !== '-At') params.set('sort', sort);
  return params;
}

export const setCount = ({ method, type, user, q }: TransactionFilter): number =>
  [method, type, user, q.trim() || null].filter((one) => one !== null).length;
export const noFilter = { method: null, type: null, user: null, q: '' } as const satisfies Partial<TransactionFilter>;

export function queryOf({ from, to, method, type, user, q }: Omit<TransactionFilter, 'sort'>, timeZone: string) {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone }).toInstant().toString();
  return {
    Begin: midnight(Temporal.PlainDate.from(from)),
    End: midnight(Temporal.PlainDate.from(to).add({ days: 1 })),
    ...(method === null ? {} : { Method: method }),
    ...(type === null ? {} : type === 'Deleted' ? { Deleted: 'true' as const } : { Type: type }),
    ...(user === null ? {} : { UserId: String(user) }),
    ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  };
}

/** Noon, the time of a transaction that is recorded for an earlier day. */
export const noonOf = (day: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' }).toInstant().toString();

export function pathToTransaction({ At, UserId }: { At: string; UserId: number | null }, timeZone: string): string {
  const day = Temporal.Instant.from(At).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const params = new URLSearchParams({ from: day, to: day, ...(UserId === null ? {} : { user: String(UserId) }) });
  return `${pathTo('Transactions')}?${params}`;
}
