import { recurrenceUnitSchema } from '@clubpulse/contract/billing/subscription-types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../time/days.ts';
import { installmentPlan, installmentsFit, lastDayOf, periodStart, recurrenceError, renewsAfter } from './recurrence.ts';

describe('the periods of a recurring subscription', () => {
  it.each([
    ['2026-01-31', 1, 'Month', 1, '2026-02-28'],
    ['2026-01-31', 1, 'Month', 2, '2026-03-31'],
    ['2026-01-15', 10, 'Day', 3, '2026-02-14'],
    ['2024-02-29', 1, 'Year', 1, '2025-02-28'],
    ['2024-02-29', 1, 'Year', 4, '2028-02-29'],
  ] as const)('from %s every %i %s: period %i begins %s', (first, Every, Unit, n, day) =>
    expect(periodStart(first, { Every, Unit }, n)).toBe(day),
  );

  it.each([
    ['2026-01-31', 1, 'Month', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 1, 'Month', '2026-02-27', '2026-02-28'],
    ['2026-01-31', 1, 'Month', '2026-02-28', '2026-03-31'],
    ['2026-11-20', 3, 'Month', '2026-11-20', '2027-02-20'],
  ] as const)('from %s every %i %s: after %s the next period begins %s', (first, Every, Unit, day, next) =>
    expect(renewsAfter(first, { Every, Unit }, day)).toBe(next),
  );

  it('have their next begin after the given day, at most one period later', () => {
    const recurrence = fc.record({
      Every: fc.integer({ min: 1, max: 40 }),
      Unit: fc.constantFrom(...recurrenceUnitSchema.options),
    });
    fc.assert(
      fc.property(recurrence, fc.nat(400), fc.nat(1_000), (input, first, later) => {
        const firstDay = addDays('2026-01-01', first);
        const day = addDays(firstDay, later);
        const next = renewsAfter(firstDay, input, day);
        expect(next > day).toBe(true);
        let n = 0;
        while (periodStart(firstDay, input, n) < next) n += 1;
        expect(periodStart(firstDay, input, n)).toBe(next);
        expect(n === 1 || periodStart(firstDay, input, n - 1) <= day).toBe(true);
      }),
    );
  });

  it('of a number of days include their first day', () => {
    expect(lastDayOf('2026-11-20', 1)).toBe('2026-11-20');
    expect(lastDayOf('2026-11-20', 30)).toBe('2026-12-19');
    expect(daysBetween('2026-11-20', '2026-12-19')).toBe(29);
    expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7);
  });
});

describe('the installments of a price', () => {
  it('are due monthly, and the first one includes the remainder', () => {
    expect(installmentPlan(10_000, 3, '2026-11-30')).toEqual([
      { Number: 1, Amount: 3_334, DueDate: '2026-11-30' },
      { Number: 2, Amount: 3_333, DueDate: '2026-12-30' },
      { Number: 3, Amount: 3_333, DueDate: '2027-01-30' },
    ]);
  });

  it('are never due after the end of a duration that is long enough for them, for any first day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 1_500 }), fc.nat(1_500), (count, days, day) => {
        const first = addDays('2027-01-01', day);
        const lastDue = installmentPlan(100, count, first).at(-1)?.DueDate ?? '';
        if (installmentsFit(count, days)) expect(lastDue <= lastDayOf(first, days)).toBe(true);
      }),
    );
    expect([installmentsFit(2, 30), installmentsFit(2, 31), installmentsFit(2, 32), installmentsFit(12, 365)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('always add up to the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 }), (price, count) => {
        const parts = installmentPlan(price, count, '2026-01-31');
        expect(parts.reduce((sum, part) => sum + part.Amount, 0)).toBe(price);
        expect(parts.every((part) => part.Amount >= 0)).toBe(true);
      }),
    );
  });
});

it.each([
  [{ Recurrence: { Every: 1, Unit: 'Month' }, Installments: 2, TrialDays: null }, 'Installments'],
  [{ Recurrence: null, Installments: 2, TrialDays: 7 }, 'TrialDays'],
  [{ Recurrence: { Every: 1, Unit: 'Month' }, Installments: 1, TrialDays: 7 }, undefined],
  [{ Recurrence: null, Installments: 2, TrialDays: null }, undefined],
] as const)('a plan with %j has the wrong field %s', (plan, field) => {
  expect(recurrenceError(plan)?.field).toBe(field);
});
