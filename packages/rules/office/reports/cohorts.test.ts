import { expect, it } from 'vitest';
import { cohortShade, mostLost, stayedOfAll, stayedPercent } from './cohorts.ts';

const cohort = (Month: string, ...Stayed: number[]) => ({ Month, Joined: Stayed[0] ?? 0, Stayed });

it('the percentage of a cohort refers to all clients who joined', () => {
  const january = cohort('2026-01', 38, 36, 33, 30);
  expect(stayedPercent(january, 0)).toBe(100);
  expect(stayedPercent(january, 3)).toBeCloseTo(78.9, 1);
  expect(stayedPercent(january, 4)).toBeNull();
  expect(stayedPercent(cohort('2026-01', 0), 0)).toBeNull();
});

it('a cohort of fewer than five clients has no shade', () => {
  expect(cohortShade(cohort('2026-01', 4, 4), 1)).toBeNull();
  expect(cohortShade(cohort('2026-01', 5, 4), 1)).toBe(3);
});

it('the total of all cohorts counts the clients who joined and those who are clients now', () => {
  expect(stayedOfAll([cohort('2026-01', 10, 8, 7), cohort('2026-02', 4, 4)])).toEqual({ Joined: 14, Stayed: 11 });
});

it('the cohort that lost most is chosen by its share of lost clients after three months', () => {
  const [few, many, young] = [cohort('2026-01', 10, 9, 8, 7), cohort('2026-02', 100, 99, 98, 80), cohort('2026-05', 10, 2)];
  expect(mostLost([few, many, young, cohort('2026-03', 4, 0, 0, 0)])).toEqual({ cohort: few, Gone: 3, Months: 3 });
  expect(mostLost([cohort('2026-01', 10, 10, 10, 10)])).toBeNull();
});
