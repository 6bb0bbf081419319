import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  age,
  HEART_RATE_FALLBACK_MAX,
  isCustomTargetZone,
  isHeartRate,
  maxHeartRate,
  POINTS_PER_MINUTE,
  percentOfMax,
  points,
  targetZone,
  ZONE_FACTORS,
  zoneKeys,
  zoneLimits,
  zoneOf,
  zones,
  zoneTable,
} from './zones.ts';

describe('the age of a user', () => {
  it.each([
    ['1990-03-05', '2026-03-04', 35],
    ['1990-03-05', '2026-03-05', 36],
    ['1990-03-05', '2026-03-05T23:59:59Z', 36],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-11-20', '2026-11-20', 0],
  ])('who was born on %s, on the day %s, is %i years', (birthDate, on, years) => expect(age(birthDate, on)).toBe(years));
});

describe('the maximum heart rate', () => {
  it.each([
    ['1991-06-01', 184], // Age 35: 183.5
    ['1986-06-01', 180], // Age 40
    ['1981-06-01', 177], // Age 45: 176.5, where 0.7 * 45 is not exact
  ])('of a user who was born on %s is %i bpm in November 2026', (birthDate, bpm) =>
    expect(maxHeartRate(birthDate, '2026-11-20')).toBe(bpm),
  );

  it('is 220 without a birth date', () => expect(maxHeartRate(null, '2026-11-20')).toBe(HEART_RATE_FALLBACK_MAX));
});

describe('the zone limits', () => {
  it.each([
    [184, [92, 110, 129, 147, 166, 184]],
    [180, [90, 108, 126, 144, 162, 180]],
    [200, [100, 120, 140, 160, 180, 200]],
    [185, [93, 111, 130, 148, 167, 185]], // 129.5 rounds up, though 0.7 * 185 is 129.49999999999997
  ])('of the maximum heart rate %i are %j', (max, limits) => expect(zoneLimits(max)).toEqual(limits));

  it('are the maximum times the six factors, rounded to whole bpm', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 220 }), (max) => {
        for (const zone of zones) expect(Math.abs(zoneLimits(max)[zone] - ZONE_FACTORS[zone] * max)).toBeLessThan(0.5 + 1e-9);
      }),
    );
  });

  it('are named from resting to maximum effort', () => {
    const names = ['resting', 'moderateEffort', 'weightControl', 'aerobic', 'anaerobic', 'maximumEffort'];
    expect(zoneKeys).toEqual(names);
    expect(zoneKeys).toHaveLength(ZONE_FACTORS.length);
  });
});

describe('the zone of a heart rate', () => {
  const limits = zoneLimits(184);
  it.each([
    [91, 0],
    [92, 1],
    [109, 1],
    [110, 2],
    [128, 2],
    [129, 3],
    [146, 3],
    [147, 4],
    [165, 4],
    [166, 5],
    [190, 5],
  ])('of %i with the maximum 184 is %i', (bpm, zone) => expect(zoneOf(bpm, limits)).toBe(zone));

  it.each([
    [95, 0],
    [100, 1],
    [110, 1],
    [150, 3],
    [190, 5],
  ])('of %i with the maximum 200 is %i', (bpm, zone) => expect(zoneOf(bpm, zoneLimits(200))).toBe(zone));

  it('is the number of limits that the heart rate has reached, also with custom limits', () => {
    const step = fc.integer({ min: 1, max: 30 });
    const ascending = fc
      .tuple(fc.integer({ min: 60, max: 100 }), step, step, step, step, step)
      .map(([a, b, c, d, e, f]) => [a, a + b, a + b + c, a + b + c + d, a + b + c + d + e, a + b + c + d + e + f] as const);
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 240 }), ascending, (bpm, custom) => {
        expect(zoneOf(bpm, custom)).toBe(custom.slice(0, 5).filter((limit) => bpm >= limit).length);
        expect(zoneTable(custom)[bpm]).toBe(zoneOf(bpm, custom));
      }),
    );
  });
});

describe('the shown percentage of the maximum heart rate', () => {
  it.each([
    [147, 80],
    [146, 79],
    [166, 90],
    [165, 89],
    [92, 50],
    [91, 49],
    [184, 100],
    [190, 103],
  ])('of %i with the maximum 184 is %i %%', (bpm, percent) => expect(percentOfMax(bpm, 184, zoneLimits(184))).toBe(percent));

  it('matches the zone, never decreases when the heart rate rises, and differs from the exact percentage by less than two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 220 }), fc.integer({ min: 30, max: 239 }), (max, bpm) => {
        const limits = zoneLimits(max);
        const percent = percentOfMax(bpm, max, limits);
        expect(Math.max(0, Math.min(5, Math.floor(percent / 10) - 4))).toBe(zoneOf(bpm, limits));
        expect(percentOfMax(bpm + 1, max, limits)).toBeGreaterThanOrEqual(percent);
        expect(Math.abs(percent - (100 * bpm) / max)).toBeLessThan(2);
      }),
    );
  });
});

describe('the target zone', () => {
  it('of the maximum heart rate 184 is 120 to 156 bpm', () => expect(targetZone(184, 65, 85)).toEqual({ low: 120, high: 156 }));

  it.each([
    [65, 85, 'the default', false],
    [60, 80, 'custom', true],
    [65, 84, 'custom', true],
    [64, 85, 'custom', true],
  ])('of %i to %i percent is %s', (low, high, _, custom) => expect(isCustomTargetZone(low, high)).toBe(custom));
});

describe('the points of a training', () => {
  it('are the sum of the minutes in each zone times the points of that zone, rounded: 223 for this training', () => {
    const seconds = [300, 600, 900, 1200, 300, 60];
    expect(points(zones.reduce<number>((sum, zone) => sum + (seconds[zone] ?? 0) * POINTS_PER_MINUTE[zone], 0))).toBe(223);
  });

  it.each([
    [0, 0],
    [1, 10],
    [2, 30],
    [3, 60],
    [4, 80],
    [5, 80],
  ] as const)('for ten minutes in zone %i are %i', (zone, earned) => expect(points(600 * POINTS_PER_MINUTE[zone])).toBe(earned));
});

describe('the measured value', () => {
  it.each([
    [0, 'is no heart rate', false],
    [29, 'is no heart rate', false],
    [30, 'is a heart rate', true],
    [240, 'is a heart rate', true],
    [241, 'is no heart rate', false],
    [255, 'is no heart rate', false],
    [120.5, 'is no heart rate', false],
    [Number.NaN, 'is no heart rate', false],
  ])('%d %s', (bpm, _, valid) => expect(isHeartRate(bpm)).toBe(valid));
});
