import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTo } from './round.ts';

it('a number is rounded as its decimal digits show it, not by its binary value', () => {
  expect([roundTo(13.95, 1), roundTo(1.005, 2), roundTo(-13.95, 1), roundTo(2.5, 0), roundTo(1e-7, 1)]).toEqual([
    14, 1.01, -14, 3, 0,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 2 }), (thousandths, digits) => {
      const shown = new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false });
      expect(roundTo(thousandths / 1000, digits)).toBe(Number(shown.format(thousandths / 1000)));
    }),
  );
});
