import { languages, locales } from '@clubpulse/contract/scalars';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumber, parseNumber } from './numbers.ts';

describe('the text of a number', () => {
  it.each([
    ['1.234,5', 'it', 1234.5],
    ['1234,5', 'it', 1234.5],
    ['62,5', 'es', 62.5],
    ['1.234.567', 'es', 1_234_567],
    ['1,234.5', 'en', 1234.5],
    ['-3', 'en', -3],
    ['−3', 'en', -3],
    ['1 234,5', 'fr', 1234.5],
    ['1\u202F234,5', 'fr', 1234.5],
    ['1\u00A0234,5', 'fr', 1234.5],
    [' 70 ', 'fr', 70],
    ['1\u00A0234.5', 'en', 1234.5],
    ['1 234 567,5', 'it', 1_234_567.5],
    ['.5', 'en', 0.5],
    [',5', 'it', 0.5],
    ['-,5', 'fr', -0.5],
    ['0', 'it', 0],
  ] as const)('%s is read in %s as %d', (text, language, number) => expect(parseNumber(text, language)).toBe(number));

  it.each([
    ['1.5', 'it'],
    ['1,5', 'en'],
    ['1,234,5', 'en'],
    ['12.34', 'it'],
    ['1234.567', 'it'],
    ['1,', 'it'],
    ['.5', 'it'],
    ['.', 'en'],
    ['-', 'en'],
    ['- 5', 'en'],
    ['12 34', 'en'],
    ['1 234,567.5', 'en'],
    ['1,234 567', 'en'],
    ['0 125', 'en'],
    ['1.5', 'fr'],
    ['1e3', 'en'],
    ['', 'en'],
    ['kg', 'en'],
    ['--1', 'en'],
  ] as const)('%j is invalid in %s', (text, language) => expect(parseNumber(text, language)).toBeUndefined());

  it('is read as the same number that was written in the notation of each language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.boolean(),
        (language, thousandths, grouped) => {
          const format = new Intl.NumberFormat(locales[language], {
            maximumFractionDigits: 3,
            useGrouping: grouped ? 'always' : false,
          });
          expect(parseNumber(format.format(thousandths / 1000), language)).toBeCloseTo(thousandths / 1000, 6);
        },
      ),
    );
  });

  it.each([
    ['60', { min: 60, max: 250 }, true],
    ['250', { min: 60, max: 250 }, true],
    ['59,9', { min: 60 }, false],
    ['250,1', { max: 250 }, false],
    ['-5', {}, true],
    ['x', {}, false],
  ])('%s is compared with the limits %j', (text, limits, inside) => expect(isNumber(text, 'it', limits)).toBe(inside));
});
