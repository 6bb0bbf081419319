import { describe, expect, it } from 'vitest';
import { intervalsIn, variabilityOf } from './variability.ts';

describe('the heart rate variability', () => {
  it('matches the numbers of the published example', () => {
    const found = variabilityOf([812, 790, 835, 801, 828]);
    expect(found?.rmssd).toBeCloseTo(33.14, 2);
    expect(found?.sdnn).toBeCloseTo(18.59, 2);
    expect(found?.mean).toBeCloseTo(813.2, 1);
    expect(found?.pnn50).toBe(0);
    expect(found?.lnRmssd).toBeCloseTo(3.501, 3);
    expect(found).toMatchObject({ reliable: true, dropped: 0 });
  });

  it('leaves out invalid intervals, and computes no difference across an invalid interval', () => {
    const found = variabilityOf([800, 810, 1600, 805, 250, 800]);
    expect(found?.rmssd).toBe(10);
    expect(found?.reliable).toBe(false);
    expect(variabilityOf([800, 2500, 810])).toBeUndefined();
    expect(variabilityOf([])).toBeUndefined();
  });

  it('accepts intervals with any separator', () =>
    expect(intervalsIn('812, 790;835\n801\t828.5 ms')).toEqual([812, 790, 835, 801, 828.5]));
});
