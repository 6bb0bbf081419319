import { describe, expect, it } from 'vitest';
import { chargesAround, pausesLeft } from './own-pause.ts';

const rules = { MembersMayPause: true, MaxPauseDays: 60, PausesPerYear: 2 };

describe('the pauses that are left', () => {
  it.each([
    [[], '2026-11-20', 2],
    [['2026-03-01'], '2026-11-20', 1],
    [['2026-03-01', '2026-07-01', '2026-09-01'], '2026-11-20', 0],
    [['2026-03-01', '2026-07-01'], '2027-01-02', 2],
  ])('after %j are of the year of %s: %i', (pauses, day, left) => expect(pausesLeft(rules, pauses, day)).toBe(left));
});

describe('the charges around a pause', () => {
  const charges = (FirstDay: string, LastDay: string) =>
    chargesAround({ RenewsOn: '2026-11-25', Recurrence: { Every: 1, Unit: 'Month' } }, { FirstDay, LastDay });

  it.each([
    ['none of a pause between two charges', '2026-11-26', '2026-12-10', [], '2026-11-25'],
    ['the one in the pause', '2026-11-24', '2026-12-07', ['2026-11-25'], '2026-12-25'],
    ['those of a long pause', '2026-11-25', '2026-12-25', ['2026-11-25', '2026-12-25'], '2027-01-25'],
    ['those of a pause after the next charge', '2026-12-20', '2027-01-10', ['2026-12-25'], '2026-11-25'],
  ])('skip %s', (_which, first, last, skipped, next) => expect(charges(first, last)).toEqual({ skipped, next }));
});
