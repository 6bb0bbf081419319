import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centimetersTyped,
  cmToInches,
  feetAndInches,
  feetToCm,
  INCHES_PER_FOOT,
  inchesToCm,
  kgToPounds,
  kilogramsTyped,
  metersToMiles,
  milesToMeters,
  poundsToKg,
  weightShown,
} from './units.ts';

describe('the conversion of units', () => {
  it.each([
    ['80 kg in lb', kgToPounds(80), 176.3698],
    ['100 kg in lb', kgToPounds(100), 220.4623],
    ['180 cm in inches', cmToInches(180), 70.8661],
    ['10 in in cm', inchesToCm(10), 25.4],
    ['6 ft in cm', feetToCm(6), 182.88],
    ['16,090 m in miles', metersToMiles(16_090), 10],
  ])('is correct for %s', (_, converted, expected) => expect(converted).toBeCloseTo(expected, 4));

  it('shows an entered weight unchanged, in quarters of a kilogram or tenths of a pound', () => {
    for (let quarters = 1; quarters <= 4000; quarters++) expect(weightShown(quarters / 4, 'kg')).toBe(quarters / 4);
    for (let tenths = 1; tenths <= 9000; tenths++) expect(weightShown(kilogramsTyped(tenths / 10), 'lb')).toBe(tenths / 10);
  });

  it.each([
    [kilogramsTyped(220.5), 100.02],
    [centimetersTyped(71), 180.34],
  ])('stores an entered value with two decimals: %s', (stored, expected) => expect(stored).toBe(expected));

  it('gives the same value when it is converted back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (value) => {
        expect(poundsToKg(kgToPounds(value))).toBeCloseTo(value, 9);
        expect(inchesToCm(cmToInches(value))).toBeCloseTo(value, 9);
        expect(milesToMeters(metersToMiles(value))).toBeCloseTo(value, 9);
        expect(feetToCm(value / INCHES_PER_FOOT)).toBeCloseTo(inchesToCm(value), 9);
      }),
    );
  });
});

describe('a height in feet and inches', () => {
  it.each([
    [180, 5, 11],
    [182.88, 6, 0],
    [182.5, 6, 0],
    [60, 2, 0],
  ])('for %d cm is %i ft %i', (cm, feet, inches) => expect(feetAndInches(cm)).toEqual({ feet, inches }));
});
