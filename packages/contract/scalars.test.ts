import { describe, expect, it } from 'vitest';
import { asLine, currencyInputSchema, lineSchema, moneySchema, requiredLineSchema, textSchema } from './scalars.ts';

const name = requiredLineSchema(100);
const refusedAs = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe('the schema of a name', () => {
  it.each([
    ['the Hangul filler', '\u3164'],
    ['the half-width Hangul filler', '\uffa0'],
    ['the Hangul syllable fillers', '\u115f\u1160'],
    ['the Braille blank', '\u2800\u2800'],
    ['the musical null notehead', '\u{1d159}'],
  ])('refuses a text without visible characters: %s', (_what, blank) => {
    expect(refusedAs(blank)).toEqual(['invalid-characters']);
    expect(refusedAs(`Anna${blank}`)).toEqual(['invalid-characters']);
  });

  it('accepts at most three combining marks in a row', () => {
    expect(refusedAs(`q${'\u0301'.repeat(3)}`)).toEqual([]);
    expect(refusedAs(`q${'\u0301'.repeat(4)}`)).toEqual(['invalid-characters']);
    expect(textSchema().safeParse(`q${'\u0337\u0301'.repeat(40)}`).success).toBe(false);
  });

  it('checks before normalization, so that a megabyte of marks takes no quadratic time', () => {
    const marks = `a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
    const begin = performance.now();
    for (const schema of [name, textSchema(), requiredLineSchema(10_000)]) expect(schema.safeParse(marks).success).toBe(false);
    // Normalizing a text that is too long or has stacked marks would take minutes.
    expect(textSchema().safeParse(marks.slice(0, 30_000)).success).toBe(false);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it('accepts separate marks, and returns one normal form', () => {
    expect(name.parse('Zoe\u0308')).toBe('Zo\u00eb');
    expect(requiredLineSchema(4).parse('\u1112\u1161\u11ab\u1100\u1173\u11af')).toBe('\ud55c\uae00');
    expect(requiredLineSchema(1).parse('\u1112\u1161\u11ab')).toBe('\ud55c');
  });

  it.each(['Zoë', 'Nguyễn Thị', 'สมชาย ก็ได้', 'क्षत्रिय', 'שָׁלוֹם', '김하나', 'می‌خواهم', '👩‍👩‍👧 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'accepts the name %s',
    (text) => {
      expect(refusedAs(text)).toEqual([]);
    },
  );
});

it.each([
  ['Park', 'Park'],
  [' Ho\u202Eme\u2066 \n run\u2028to\u200B\u0001 \u0085', 'Home run to'],
  ['\uD83D', ''],
  ['Zoe\u0308'.repeat(20), 'Zoë'.repeat(7).slice(0, 20)],
  [`a${'\u0301'.repeat(50)}`, 'á\u0301\u0301\u0301'],
  ['a\u0301\u200B\u0301\u0344\u0344', 'á\u0301\u0308\u0301'],
  [`${'x'.repeat(19)}🏃`, 'x'.repeat(19)],
])('asLine turns a foreign text into one line: %j', (text, line) => {
  expect(asLine(text, 20)).toBe(line);
  expect(lineSchema(20).parse(line)).toBe(line);
});

it('the schema of amounts reports that an amount is negative', () => {
  expect(moneySchema.safeParse(-5).error?.issues.map(({ message }) => message)).toEqual(['amount-negative']);
});

it('the schema of currencies reports an unknown currency only once', () => {
  expect(currencyInputSchema.safeParse('eur').error?.issues.map(({ message }) => message)).toEqual(['invalid-currency']);
});
