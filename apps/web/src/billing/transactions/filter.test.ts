import { describe, expect, it } from 'vitest';
import { daysOf, noonOf, periodOf, periods, queryOf, readFilter, refuseDays, writeFilter } from './filter.ts';

const today = '2026-11-20';
const read = (text: string) => readFilter(new URLSearchParams(text), today);

describe('the filter in the URL', () => {
  it('is empty for this month without other filters', () => {
    const filter = read('');
    expect(filter).toEqual({ from: '2026-11-01', to: '2026-11-30', method: null, type: null, user: null, q: '', sort: '-At' });
    expect(writeFilter(filter, today).toString()).toBe('');
  });

  it('contains every filter, and is parsed back to the same filters', () => {
    const text = 'from=2026-10-05&to=2026-10-06&method=Cash&type=Refund&user=12&q=towel&sort=-Amount';
    expect(writeFilter(read(text), today).toString()).toBe(text);
  });

  it('selects deleted transactions instead of a type', () => {
    expect(writeFilter(read('type=Deleted'), today).toString()).toBe('type=Deleted');
    expect(queryOf(read('type=Deleted'), 'Europe/Rome')).toMatchObject({ Deleted: 'true' });
    expect(queryOf(read('type=Deleted'), 'Europe/Rome')).not.toHaveProperty('Type');
  });

  it('ignores unknown values', () => {
    expect(read('from=2026-02-30&to=2026-03-01&method=Shells&type=Gift&user=-1&sort=Name')).toEqual(read(''));
    expect(read('from=2026-11-02&to=2026-11-01')).toEqual(read(''));
  });
});

describe('the periods of the filter', () => {
  it.each([
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['last30', '2026-10-22', '2026-11-20'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
  ] as const)('%s is from %s to %s', (period, from, to) => {
    expect(daysOf(period, today)).toEqual({ from, to });
    expect(periodOf({ from, to }, today)).toBe(period);
  });

  it('is null for custom days', () => expect(periodOf({ from: '2026-11-02', to: '2026-11-03' }, today)).toBeNull());
});

it('the days of the filter are 120 at most, and the first is not after the last', () => {
  expect(refuseDays({ from: '2026-01-01', to: '2026-04-30' })).toBeUndefined();
  expect(refuseDays({ from: '2026-01-01', to: '2026-05-01' })).toBe('long');
  expect(refuseDays({ from: '2026-01-02', to: '2026-01-01' })).toBe('order');
  for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
    for (const period of periods) expect(refuseDays(daysOf(period, `2026-${month}-28`))).toBeUndefined();
});

it('the days of the filter are queried from midnight to midnight of the club, also when its clock changes', () => {
  const query = queryOf({ ...read(''), from: '2026-10-25', to: '2026-10-25', method: 'Debit', user: 4 }, 'Europe/Rome');
  expect(query).toEqual({ Begin: '2026-10-24T22:00:00Z', End: '2026-10-25T23:00:00Z', Method: 'Debit', UserId: '4' });
  expect(queryOf(read('q=+towel+'), 'Europe/Rome')).toMatchObject({ globalSearch: 'towel' });
  expect(noonOf('2026-07-01', 'Europe/Rome')).toBe('2026-07-01T10:00:00Z');
});
