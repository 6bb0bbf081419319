import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneBarPercentages } from './zone-bar.ts';

describe('the percentages of the zone bar', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    [[], []],
    [
      [0, 7, 0],
      [0, 100, 0],
    ],
    [
      [300, 600, 900, 1200, 300, 60],
      [9, 18, 27, 35, 9, 2],
    ],
  ])('for the seconds %j are %j', (values, percentages) => expect(zoneBarPercentages(values)).toEqual(percentages));

  it('sum up to 100, differ from the exact values by less than one, and are 0 for 0 seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(36_000), { minLength: 1, maxLength: 8 }), (values) => {
        fc.pre(values.some((value) => value > 0));
        const total = values.reduce((sum, value) => sum + value, 0);
        const bar = zoneBarPercentages(values);
        expect(bar.filter((_, index) => values[index] === 0).every((percent) => percent === 0)).toBe(true);
        expect(bar.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        for (const [index, value] of values.entries()) {
          expect(Math.abs((bar[index] ?? 0) - (100 * value) / total)).toBeLessThan(1);
        }
      }),
    );
  });
});
