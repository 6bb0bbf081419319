import { describe, expect, it } from 'vitest';
import { goalErrors, goalStanding } from './goals.ts';

describe('a goal of an athlete', () => {
  it('accepts possible values, and days that are not over', () => {
    expect(goalErrors('weight', { Value: 78, Due: '2026-12-31' }, '2026-11-24')).toEqual([]);
    expect(goalErrors('weight', { Value: 78, Due: '2026-11-24' }, '2026-11-24')).toEqual([]);
    expect(goalErrors('weight', { Value: 78, Due: null }, '2026-11-24')).toEqual([]);
    expect(goalErrors('weight', { Value: 5, Due: '2026-11-23' }, '2026-11-24')).toEqual([
      { field: 'Value', key: 'measure-limits', values: { min: 20, max: 350, unit: 'kg' } },
      { field: 'Due', key: 'goal-day-over' },
    ]);
  });

  it.each([
    [78, 84, 82.4, false, 4.4],
    [78, 84, 77.9, true, 0],
    [30, 20, 25, false, 5],
    [30, 20, 31, true, 0],
    [78, 78, 79, false, 1],
    [78, 84, 78.04, true, 0],
    [13, 15, 13.95, false, 1],
  ])('of %d that began at %d is compared with the value %d', (goal, start, now, reached, missing) => {
    const found = goalStanding(goal, { start, now, decimals: 1 });
    expect(found.reached).toBe(reached);
    expect(found.missing).toBeCloseTo(missing, 5);
  });
});
