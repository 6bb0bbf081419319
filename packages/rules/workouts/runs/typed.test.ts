import { expect, it } from 'vitest';
import { poundsToKg } from '../../formats/units.ts';
import { figureTyped, isUnread, withFigure } from './typed.ts';

const kilograms = { digits: 2, shown: (one: number | null) => one, toStored: (one: number | null) => one };
const pounds = { ...kilograms, digits: 1, toStored: (one: number | null) => one && Math.round(poundsToKg(one) * 100) / 100 };

it.each([
  ['50.5', 50.5],
  ['50,5', 50.5],
  ['60kg', 60],
  ['100 lb', 45.36],
  ['', null],
  ['0', null],
  ['body', null],
] as const)('an entered weight "%s" is read in English as %j kg', (text, weight) =>
  expect(figureTyped('Weight', text, { language: 'en', weight: kilograms })).toBe(weight),
);

it.each([
  ['35,5', 16.1],
  ['35.5', 16.1],
  ['40 kg', 40],
] as const)('an entered weight "%s" is read as %j kg for a user who uses pounds', (text, weight) =>
  expect(figureTyped('Weight', text, { language: 'en', weight: pounds })).toBe(weight),
);

it.each([
  ['Duration', '4:40', 280],
  ['Duration', '45 s', 45],
  ['Duration', '90', 90],
  ['Reps', '12', 12],
  ['Reps', '12 reps', 12],
] as const)('the text for %s "%s" is read as %j', (field, text, value) =>
  expect(figureTyped(field, text, { language: 'en', weight: kilograms })).toBe(value),
);

it.each([
  ['Weight', 'heavy'],
  ['Weight', '18–22'],
  ['Weight', '1001'],
  ['Weight', '50,555'],
  ['Duration', ''],
  ['Duration', '8–12'],
  ['Duration', '12 reps'],
  ['Reps', ''],
  ['Reps', '8–12'],
  ['Reps', '0:40'],
  ['Reps', '3 x 10'],
  ['Reps', '8.5'],
  ['Reps', '501'],
] as const)('the text for %s "%s" is refused', (field, text) =>
  expect(figureTyped(field, text, { language: 'en', weight: kilograms })).toBeNaN(),
);

it('a value that was read remains when a later text of its field cannot be read', () => {
  const stated = { figures: { Reps: 8, Duration: null, Weight: 40 }, unread: {} };
  const heavy = withFigure(stated, 'Weight', Number.NaN, 'heavy');
  expect(heavy).toEqual({ ...stated, unread: { Weight: 'heavy' } });
  expect([isUnread(stated.unread), isUnread(heavy.unread)]).toEqual([false, true]);
  expect(withFigure(heavy, 'Reps', 9)).toEqual({ figures: { ...stated.figures, Reps: 9 }, unread: { Weight: 'heavy' } });
  expect(withFigure(heavy, 'Weight', 52.5)).toEqual({ figures: { ...stated.figures, Weight: 52.5 }, unread: {} });
});
