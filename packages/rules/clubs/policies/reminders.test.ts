import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { policyReminder, REMINDER_DAYS } from './reminders.ts';

const asking = { publishedOn: '2026-11-01', joinedOn: '2025-03-01' };

describe('the reminder of a policy that is not accepted', () => {
  it.each([
    ['2026-11-01', 'is not sent', undefined],
    ['2026-11-02', 'reports one day', 1],
    ['2026-11-03', 'is not sent', undefined],
    ['2026-11-09', 'reports 8 days', 8],
    ['2026-11-16', 'reports 15 days', 15],
  ])('on %s %s', (day, _, days) => expect(policyReminder(asking, [day])).toBe(days));

  it('counts the days from the day of joining if the member joined after the publication', () => {
    const joined = { ...asking, joinedOn: '2026-11-10' };
    expect([policyReminder(joined, ['2026-11-10']), policyReminder(joined, ['2026-11-11'])]).toEqual([undefined, 1]);
  });

  it('is sent only once for several missed days, and has the number of days up to today', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04'];
    expect([policyReminder(asking, days), policyReminder(asking, days.slice(1))]).toEqual([3, undefined]);
  });

  it('is sent at most once a week, whether days are processed one by one or together', () => {
    const looks = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(looks, fc.integer({ min: -40, max: 40 }), (lengths, joined) => {
        const memberAsking = { ...asking, joinedOn: addDays(asking.publishedOn, joined) };
        const first = joined > 0 ? memberAsking.joinedOn : memberAsking.publishedOn;
        let day = first;
        let notified = 0;
        for (const length of lengths) {
          const days = Array.from({ length }, (_, index) => addDays(day, index + 1));
          day = days.at(-1) ?? day;
          if (policyReminder(memberAsking, days) !== undefined) notified += 1;
        }
        const passed = lengths.reduce((sum, length) => sum + length, 0);
        const due = Math.ceil(passed / REMINDER_DAYS);
        expect(notified).toBeLessThanOrEqual(due);
        if (lengths.every((length) => length <= REMINDER_DAYS)) expect(notified).toBe(due);
      }),
    );
  });
});
