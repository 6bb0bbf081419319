import { type Language, languages, locales } from '@clubpulse/contract/scalars';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberKind, numberText, readNumber, separatorsOf } from './numbers.ts';

const price = (language: Language, digits = 2): NumberKind => ({ language, digits, minor: true, min: 0 });
const language = fc.constantFrom(...languages);
const blanks = fc.constantFrom('', ' ', '\u00A0', '\u202F');

/** `blank` replaces the blank with which some languages group thousands. */
function written(
  minor: number,
  spoken: Language,
  { digits, grouped, blank }: { digits: number; grouped: boolean; blank: string },
) {
  const useGrouping = grouped ? ('always' as const) : false;
  const format = new Intl.NumberFormat(locales[spoken], {
    useGrouping,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // The text is built from digits, because a number with decimals would be rounded.
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const decimals = digits === 0 ? '' : `${separatorsOf(spoken).decimal}${text.slice(-digits)}`;
  const rounded = format.format(BigInt(text.slice(0, text.length - digits))).split(separatorsOf(spoken).decimal)[0] ?? '';
  return `${minor < 0 ? '-' : ''}${blank === '' ? rounded : rounded.replace(/\s/g, blank)}${decimals}`;
}

describe('the text of a number field', () => {
  it('is read exactly, to the last minor unit, for every amount that a language prints', () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(
        language,
        amount,
        fc.constantFrom(0, 2),
        fc.boolean(),
        blanks,
        blanks,
        (spoken, minor, digits, grouped, blank, around) => {
          const text = `${around}${written(minor, spoken, { digits, grouped, blank })}${around}`;
          expect(readNumber(text, price(spoken, digits))).toEqual({ is: 'number', number: minor });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read as the same number that the field showed', () => {
    fc.assert(
      fc.property(language, fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2), (spoken, minor, digits) => {
        expect(readNumber(numberText(minor, price(spoken, digits)), price(spoken, digits))).toEqual({
          is: 'number',
          number: minor,
        });
      }),
    );
    fc.assert(
      fc.property(language, fc.integer({ min: -1e7, max: 1e7 }), (spoken, tenths) => {
        const kind: NumberKind = { language: spoken, digits: 1 };
        expect(readNumber(numberText(tenths / 10, kind), kind)).toEqual({ is: 'number', number: tenths / 10 });
      }),
    );
  });

  it('is either read with all its digits or refused', () => {
    const signs = [...'0123456789.,-+e \u00A0\u202F\u2019\u2212'];
    fc.assert(
      fc.property(
        language,
        fc.array(fc.constantFrom(...signs), { maxLength: 9 }),
        fc.constantFrom(0, 2),
        (spoken, chars, digits) => {
          const text = chars.join('');
          const read = readNumber(text, price(spoken, digits));
          if (read.is !== 'number') return;
          expect(text).not.toMatch(/[e+’]/);
          const readings = ['.', ','].map((decimal) => {
            const [integer = '', fraction = ''] = text.split(decimal);
            return BigInt(`${integer.replace(/\D/g, '')}${fraction.replace(/\D/g, '').padEnd(digits, '0')}`);
          });
          expect(readings).toContain(BigInt(read.number));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['1.234,5', 'it', 123_450],
    ['1,234.50', 'en', 123_450],
    ['19.99', 'en', 1999],
    ['19,99', 'fr', 1999],
    ['8.13', 'en', 813],
    ['1\u202F234,50', 'fr', 123_450],
    ['1 234,50', 'fr', 123_450],
    ['007', 'es', 700],
    ['-0', 'en', 0],
    ['1 234,50', 'it', 123_450],
    ['1\u00A0234.50', 'en', 123_450],
    ['.5', 'en', 50],
  ] as const)('%s is read in %s as %d hundredths', (text, spoken, number) => {
    expect(readNumber(text, price(spoken))).toEqual({ is: 'number', number });
  });

  it.each([
    ['1e9', 'en', { is: 'unclear' }],
    ['1.234', 'fr', { is: 'unclear' }],
    ['+5', 'en', { is: 'unclear' }],
    ['0,125', 'en', { is: 'decimals', understood: 0.125 }],
    ['1,234,5', 'en', { is: 'unclear' }],
    ['49,', 'it', { is: 'unclear' }],
    ['€ 5', 'en', { is: 'unclear' }],
    ['-5', 'en', { is: 'below', understood: -5 }],
    ['19.999', 'en', { is: 'decimals', understood: 19.999 }],
    ['99999999999999999', 'en', { is: 'above', understood: 1e17 }],
  ] as const)('%s is refused in %s, with the value that the field read', (text, spoken, read) => {
    expect(readNumber(text, price(spoken))).toEqual(read);
  });

  it.each([
    ['61,5', 'en', 6150],
    ['49.90', 'it', 4990],
    ['49.90', 'fr', 4990],
    ['0,12', 'en', 12],
    ['.5', 'it', 50],
    ['1,234.50', 'es', 123_450],
  ] as const)('%s, which is no number in %s, is read as in the languages that accept it', (text, spoken, number) => {
    expect(readNumber(text, price(spoken))).toEqual({ is: 'number', number, isRespelled: true });
  });

  it.each([
    ['82.4', 'weight', [82.4, 82.4, 82.4, 82.4]],
    ['62,4', 'weight', [62.4, 62.4, 62.4, 62.4]],
    ['82', 'weight', [82, 82, 82, 82]],
    ['1.200', 'weight', [undefined, undefined, undefined, undefined]],
    ['1.200', 'km', [1.2, undefined, undefined, undefined]],
    ['1,200', 'km', [undefined, 1.2, 1.2, 1.2]],
    ['1.2', 'km', [1.2, 1.2, 1.2, 1.2]],
    ['1,2', 'km', [1.2, 1.2, 1.2, 1.2]],
    ['1200', 'km', [1200, 1200, 1200, 1200]],
    ['1 200', 'km', [1200, 1200, 1200, 1200]],
    ['1.200', 'seats', [undefined, 1200, 1200, undefined]],
    ['1,200', 'seats', [1200, undefined, undefined, undefined]],
    ['1.200', 'amount', [undefined, 120_000, 120_000, undefined]],
    ['1.200,50', 'amount', [120_050, 120_050, 120_050, 120_050]],
    ['1,200.50', 'amount', [120_050, 120_050, 120_050, 120_050]],
    ['12,50', 'amount', [1250, 1250, 1250, 1250]],
    ['12.50', 'amount', [1250, 1250, 1250, 1250]],
  ] as const)('%s, in a field for %s, is read as expected in English, Italian, Spanish and French', (text, field, numbers) => {
    const kinds = {
      weight: { digits: 1, min: 20, max: 300 },
      km: { digits: 2, min: 0.01, max: 2000 },
      seats: { digits: 0, min: 0 },
      amount: { digits: 2, min: 0, minor: true },
    };
    const read = languages.map((spoken) => readNumber(text, { language: spoken, ...kinds[field] }));
    expect(read.map((one) => (one.is === 'number' ? one.number : undefined))).toEqual(numbers);
  });

  it('is refused with both possible numbers if the field would accept either', () => {
    const km: NumberKind = { language: 'it', digits: 2, min: 0.01, max: 2000 };
    expect(readNumber('1.200', km)).toEqual({ is: 'unclear', either: [1200, 1.2] });
    expect(readNumber('1.200', { ...km, max: 500 })).toEqual({ is: 'number', number: 1.2, isRespelled: true });
  });

  it.each([
    ['€59', 'EUR', 5_900],
    ['59 €', 'EUR', 5_900],
    ['59\u00A0€', 'EUR', 5_900],
    ['€\u202F1 234.50', 'EUR', 123_450],
    ['EUR 59.90', 'EUR', 5_990],
    ['59 eur', 'EUR', 5_900],
    ['US$5', 'USD', 500],
    ['$5', 'USD', 500],
  ] as const)('%s in an amount of %s is read as %d hundredths', (text, currency, number) => {
    expect(readNumber(text, { ...price('en'), currency })).toEqual({ is: 'number', number });
  });

  it.each([
    ['$59', 'unclear'],
    ['€59€', 'unclear'],
    ['€', 'unclear'],
    ['€ €5', 'unclear'],
    ['-€5', 'below'],
    ['€-5', 'below'],
  ] as const)('%s in an amount of euros is refused as %s', (text, is) => {
    expect(readNumber(text, { ...price('en'), currency: 'EUR' }).is).toBe(is);
  });

  it('is read for every amount that a language prints with its currency', () => {
    fc.assert(
      fc.property(
        language,
        fc.integer({ min: 0, max: 1e10 }),
        fc.constantFrom('EUR', 'USD', 'GBP', 'CHF'),
        (spoken, minor, currency) => {
          const text = new Intl.NumberFormat(locales[spoken], { style: 'currency', currency }).format(minor / 100);
          expect(readNumber(text, { ...price(spoken), currency })).toEqual({ is: 'number', number: minor });
        },
      ),
    );
  });

  it('is refused if the number is outside of the limits, which are both inclusive', () => {
    const kind: NumberKind = { language: 'it', digits: 1, min: 20, max: 300 };
    expect(readNumber('20', kind)).toEqual({ is: 'number', number: 20 });
    expect(readNumber('300,0', kind)).toEqual({ is: 'number', number: 300 });
    expect(readNumber('19,9', kind)).toEqual({ is: 'below', understood: 19.9 });
    expect(readNumber('300,1', kind)).toEqual({ is: 'above', understood: 300.1 });
    expect(readNumber('\u00A0', kind)).toEqual({ is: 'nothing' });
  });
});
