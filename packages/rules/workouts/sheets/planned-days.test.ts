import type { PlannedDay } from '@clubpulse/contract/workouts/sheets/planned-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { dayOn, mondayOf, planned, plannedErrors, weekCopied, weekCopyErrors, withDayAt, withoutDay } from './planned-days.ts';

const week: PlannedDay[] = [
  { Date: '2026-11-23', Day: 0 },
  { Date: '2026-11-25', Day: 1 },
  { Date: '2026-11-29', Day: 2 },
];
const copy = (From: string, To: string, Week = '2026-11-25') => weekCopyErrors({ Week, From, To });

describe('the copy of a week', () => {
  it('is refused if the interval includes a day of the copied week', () => {
    const refused = (field: string) => [{ field, key: 'copied-week-in-interval' }];
    expect(copy('2026-11-23', '2026-12-06')).toEqual(refused('From'));
    expect(copy('2026-11-29', '2026-12-06')).toEqual(refused('From'));
    expect(copy('2026-11-01', '2026-11-23')).toEqual(refused('To'));
    expect(copy('2026-11-01', '2026-12-31')).toEqual(refused('To'));
    expect(copy('2026-11-30', '2026-12-06')).toEqual([]);
    expect(copy('2026-11-09', '2026-11-22')).toEqual([]);
  });

  it('accepts an interval of 120 days, and refuses one of 121', () => {
    expect(copy('2026-11-30', addDays('2026-11-30', 119))).toEqual([]);
    expect(copy('2026-11-30', addDays('2026-11-30', 120))).toEqual([{ field: 'To', key: 'copy-interval-too-long' }]);
    expect(copy('2026-12-06', '2026-12-05')).toEqual([{ field: 'To', key: 'interval-order' }]);
  });

  it('repeats the weekdays, also in partial weeks, and replaces earlier plans of the interval', () => {
    const before = [...week, { Date: '2026-12-01', Day: 5 }, { Date: '2026-12-08', Day: 5 }];
    expect(weekCopied(before, { Week: '2026-11-27', From: '2026-12-01', To: '2026-12-07' })).toEqual([
      ...week,
      { Date: '2026-12-02', Day: 1 },
      { Date: '2026-12-06', Day: 2 },
      { Date: '2026-12-07', Day: 0 },
      { Date: '2026-12-08', Day: 5 },
    ]);
  });

  it('leaves the copied week unchanged, whatever the interval is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 119 }), (after, length) => {
        const From = addDays('2026-11-29', after);
        const To = addDays(From, length);
        expect(copy(From, To)).toEqual([]);
        const copied = weekCopied(week, { Week: '2026-11-23', From, To });
        expect(copied.filter(({ Date }) => mondayOf(Date) === '2026-11-23')).toEqual(week);
        expect(plannedErrors(copied, 3)).toEqual([]);
      }),
    );
  });
});

describe('planned dates', () => {
  it('have one day of the sheet each, which must exist', () => {
    expect(plannedErrors([...week, { Date: '2026-11-25', Day: 0 }], 3)).toEqual([
      { field: 'PlannedDays.3.Date', key: 'date-planned-twice' },
    ]);
    expect(plannedErrors(week, 2)).toEqual([{ field: 'PlannedDays.2.Day', key: 'planned-day-missing' }]);
  });

  it('are removed together with their day, and have the new index of their day if another day is added or removed', () => {
    expect(withoutDay(week, 1)).toEqual([
      { Date: '2026-11-23', Day: 0 },
      { Date: '2026-11-29', Day: 1 },
    ]);
    expect(withDayAt(week, 1).map(({ Day }) => Day)).toEqual([0, 2, 3]);
    expect(planned(week, '2026-11-24', 2).map(({ Date }) => Date)[1]).toBe('2026-11-24');
    expect(dayOn(planned(week, '2026-11-23', null), '2026-11-23')).toBeUndefined();
    expect(dayOn(week, '2026-11-25')).toBe(1);
  });
});
