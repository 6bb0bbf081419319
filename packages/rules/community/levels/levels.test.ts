import { LEVEL_MAX, LEVEL_POINTS, levelMonths } from '@clubpulse/contract/community/levels';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths } from '../../time/days.ts';
import { levelOf, notifiedLevelOf, risen } from './levels.ts';

const monthsFrom = (first: string, points: readonly number[]) =>
  new Map(points.map((one, place) => [addMonths(`${first}-01`, place).slice(0, 7), one]));
const after = (...points: number[]) => levelOf(monthsFrom('2026-01', points), addMonths('2026-01-01', points.length));

it('the level matches the documented example', () => {
  expect(after(2000).Level).toBe(1);
  expect(after(2000, 2000).Level).toBe(2);
  expect(after(2000, 2000, 1999)).toMatchObject({ Level: 1, Months: 0, AtRisk: false });
  expect(levelOf(monthsFrom('2026-01', [2000, 2000, 1999]), '2026-03-31')).toMatchObject({
    Level: 2,
    AtRisk: true,
    Points: 1999,
  });
});

it('the level counts a month as soon as it has enough points', () => {
  expect(levelOf(monthsFrom('2026-01', [2000]), '2026-01-10')).toMatchObject({ Level: 1, Points: 2000, AtRisk: false });
  expect(levelOf(new Map(), '2026-01-10')).toEqual({ Level: 0, Months: 0, MonthsNeeded: 1, Points: 0, AtRisk: false });
});

it('the level remains if a month is missed later than the month after the rise, but collected months are lost', () => {
  expect(after(2000, 2000, 2000)).toMatchObject({ Level: 2, Months: 1, MonthsNeeded: 2, AtRisk: false });
  expect(after(2000, 2000, 2000, 0)).toMatchObject({ Level: 2, Months: 0 });
  expect(after(2000, 2000, 2000, 0, 0, 0)).toMatchObject({ Level: 2 });
  expect(after(2000, 2000, 2000, 0, 2000, 2000)).toMatchObject({ Level: 3, Months: 0, AtRisk: true });
});

it('the level is the highest after 31 months with enough points, and remains the highest', () => {
  const all = levelMonths.reduce<number>((sum, months) => sum + months, 0);
  expect(after(...Array.from({ length: all - 1 }, () => 2000)).Level).toBe(LEVEL_MAX - 1);
  const highest = Array.from({ length: all }, () => 5000);
  expect(after(...highest)).toMatchObject({ Level: LEVEL_MAX, MonthsNeeded: null });
  expect(after(...highest, 2000, 0, 0).Level).toBe(LEVEL_MAX);
  expect(after(...highest, 0).Level).toBe(LEVEL_MAX - 1);
});

it('the level is within 0 to 10, and changes by at most one per month', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, LEVEL_POINTS - 1, LEVEL_POINTS, 9000), { maxLength: 60 }), (points) => {
      const levels = points.map((_, place) => after(...points.slice(0, place + 1)).Level);
      for (const [place, level] of levels.entries()) {
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(LEVEL_MAX);
        const change = level - (levels[place - 1] ?? 0);
        expect(Math.abs(change)).toBeLessThanOrEqual(1);
        if (change !== 0) expect(change > 0).toBe((points[place] ?? 0) >= LEVEL_POINTS);
      }
    }),
  );
});

it('a rise of the level is notified once, and again if the level has dropped in a later month', () => {
  const first = notifiedLevelOf(undefined, { Level: 1, Month: '2026-01' });
  expect(first).toEqual({ Level: 1, Month: '2026-01', isRise: true });
  expect(notifiedLevelOf(undefined, { Level: 0, Month: '2026-01' })).toBeUndefined();
  expect(notifiedLevelOf(first, { Level: 1, Month: '2026-02' })).toBeUndefined();
  expect(notifiedLevelOf(first, { Level: 0, Month: '2026-01' })).toBeUndefined();
  const dropped = notifiedLevelOf(first, { Level: 0, Month: '2026-03' });
  expect(dropped).toEqual({ Level: 0, Month: '2026-03', isRise: false });
  expect(notifiedLevelOf(dropped, { Level: 1, Month: '2026-03' })?.isRise).toBe(true);
});

it('a rise of the level is shown once, and never a level above the current one', () => {
  expect(risen(undefined, 3)).toBeNull();
  expect(risen({ Level: 3, Shown: 1 }, 3)).toBe(3);
  expect(risen({ Level: 3, Shown: 1 }, 2)).toBe(2);
  expect(risen({ Level: 3, Shown: 2 }, 2)).toBeNull();
  expect(risen({ Level: 3, Shown: 3 }, 4)).toBeNull();
});
