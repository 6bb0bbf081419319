import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emOf } from '../../../kit/tv/letters.ts';
import { type ExerciseText, layOut, linesIn } from './lay-out.ts';

const LONG = 'Bulgarian split squat with dumbbells and the rear foot on a bench';
const space = { width: 888, height: 924, gap: 14, frame: { width: 134, height: 84, least: 96 }, largest: 60 };
const panel = { width: 832, height: 680, gap: 10, frame: { width: 0, height: 0, least: 0 }, largest: 68 };

const words = fc
  .array(
    fc.constantFrom('Overhead', 'dumbbell', 'triceps', 'WWW', 'row', 'à', 'l’échauffement', '12,75\u00a0kg', '·', 'x'.repeat(25)),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((some) => some.join(' '));
const text: fc.Arbitrary<ExerciseText> = fc.record({ name: words, what: fc.oneof(fc.constant(''), words) });
const cards = fc.array(fc.record({ texts: fc.array(text, { minLength: 1, maxLength: 9 }) }), { minLength: 1, maxLength: 20 });

function highOf(page: readonly { texts: readonly ExerciseText[] }[], where: typeof space, layout: ReturnType<typeof layOut>) {
  const { columns, name, what, isNarrow } = layout;
  const set = isNarrow ? 'narrow' : 'open';
  const width = (where.width - where.gap * (columns - 1)) / columns - where.frame.width;
  const rows: number[] = [];
  page.forEach((card, at) => {
    const lines = card.texts.reduce(
      (sum, one) =>
        sum +
        10 +
        1.06 * name * linesIn(one.name, width, name, set) +
        (one.what === '' ? 0 : 1.1 * what * linesIn(one.what, width, what, set)),
      -10,
    );
    const high = where.frame.height + lines;
    const row = Math.floor(at / columns);
    rows[row] = Math.max(rows[row] ?? 0, high, where.frame.least);
  });
  return rows.reduce((sum, row) => sum + row + where.gap, -where.gap);
}

test('the layout contains all text once, in order, in a readable size, on pages that fit', {
  tags: ['atLength'],
}, () => {
  fc.assert(
    fc.property(cards, fc.constantFrom(space, panel), (all, where) => {
      const layout = layOut(all, [where]);
      expect(layout.pages.flat().flatMap((card) => card.texts)).toEqual(all.flatMap((card) => card.texts));
      expect(layout.name).toBeGreaterThanOrEqual(34);
      expect(layout.what).toBeGreaterThanOrEqual(30);
      for (const page of layout.pages) expect(highOf(page, where, layout)).toBeLessThanOrEqual(where.height);
    }),
  );
});

const pagesOf = (count: number, one: ExerciseText, where = space) =>
  layOut(
    Array.from({ length: count }, () => ({ texts: [one] })),
    [where],
  );

test('the layout uses one page for up to twelve short texts, and as few as possible for long ones', () => {
  const short = { name: 'Goblet squat', what: '12 reps' };
  for (let count = 1; count <= 12; count++) expect(pagesOf(count, short, panel).pages).toHaveLength(1);
  const sizes = [1, 2, 4, 8, 12].map((count) => pagesOf(count, short, panel).name);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const long = pagesOf(12, { name: LONG, what: '12 à 15 répétitions · 12,75\u00a0kg · cible Z4' }, panel);
  expect(long.pages.length).toBeGreaterThan(1);
  expect(Math.min(...long.pages.map((page) => page.length))).toBeGreaterThan(2);
});

test('the layout splits a station that does not fit on one page', () => {
  const nine = { texts: Array.from({ length: 9 }, () => ({ name: LONG, what: 'y '.repeat(90).trim() })) };
  const { pages } = layOut([nine], [space]);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().reduce((sum, card) => sum + card.texts.length, 0)).toBe(9);
});

test('the layout breaks no word if a smaller size fits it, and does not separate joined words', () => {
  const word = 'Kniebeugenwechselsprungserie';
  const { name, isNarrow } = pagesOf(1, { name: word, what: '' });
  expect(emOf(word, isNarrow ? 'narrow' : 'open') * name).toBeLessThanOrEqual(space.width - space.frame.width);
  expect(linesIn('reps 12,75\u00a0kg', emOf('12,75\u00a0kg', 'open') * 30 + 1, 30, 'open')).toBe(2);
});

test('the layout uses the first space in which the text is large enough', () => {
  const spaces = [
    { ...panel, height: 300, smallest: 52, at: 'first' },
    { ...panel, at: 'second' },
  ];
  const cardsOf = (count: number) =>
    layOut(
      Array.from({ length: count }, () => ({ texts: [{ name: 'Row', what: '12 reps' }] })),
      spaces,
    );
  expect([cardsOf(2).space.at, cardsOf(7).space.at]).toEqual(['first', 'second']);
});
