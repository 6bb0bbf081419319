import { expect, it } from 'vitest';
import { joinedTraining, saysWhen } from './joining.ts';

const span = (begin: number, end: number) => ({ begin, end });

it('a file joins the one declared training that it shares half of the shorter one with', () => {
  const slip = span(1000, 8200);
  expect(joinedTraining(span(2000, 2600), [slip])).toBe(slip);
  expect(joinedTraining(span(0, 1299), [slip])).toBe('overlaps');
  expect(joinedTraining(span(0, 9000), [span(0, 600), span(700, 900)])).toBe('overlaps');
  expect(joinedTraining(span(0, 900), [slip])).toBeUndefined();
});

it('a file of what a hand wrote down joins it also where it shares little with another file that said when it was', () => {
  const known = { ...span(1900, 4000), slip: span(1000, 4600) };
  const file = span(1000, 2200);
  expect(joinedTraining(file, [known])).toBe(known);
  expect(joinedTraining(file, [span(1900, 4000)])).toBe('overlaps');
  expect(joinedTraining(file, [known, span(800, 1100)])).toBe('overlaps');
  // Of the slip it has little either.
  expect(joinedTraining(span(3900, 9000), [known])).toBe('overlaps');
});

it('a file of half of a slip says when it was, one of less says what was in its part', () => {
  const slip = span(1000, 8200);
  expect(saysWhen(span(1000, 4600), slip)).toBe(true);
  expect(saysWhen(span(1000, 4599), slip)).toBe(false);
  expect(saysWhen(span(0, 10_000), slip)).toBe(true);
});
