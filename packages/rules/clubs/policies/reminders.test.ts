import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { policyReminder, REMINDER_DAYS } from './reminders.ts';

const asking = { publishedOn: '2026-11-01', joinedOn: '2025-03-01' };

describe('the reminder of a policy that is not accepted', () => {
  it.each([
    ['2026-11-01', undefined],
    ['2026-11-02', 1],
    ['2026-11-03', undefined],
    ['2026-11-09', 8],
    ['2026-11-16', 15],
  ])('on %s reports the number of days %s', (day, days) => expect(policyReminder(asking, [day])).toBe(days));

  it('counts from the day of joining for a new member', () => {
    const joined = { ...asking, joinedOn: '2026-11-10' };
    expect([policyReminder(joined, ['2026-11-10']), policyReminder(joined, ['2026-11-11'])]).toEqual([undefined, 1]);
  });

  it('is sent once after missed days, with today’s number of days', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04'];
    expect([policyReminder(asking, days), policyReminder(asking, days.slice(1))]).toEqual([3, undefined]);
  });

  it('is sent once a week, whether days are processed singly or together', () => {
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
