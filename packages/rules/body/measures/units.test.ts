import { expect, it } from 'vitest';
import { keptValue, shownValue, unitOf } from './units.ts';

it('says what is kept in the units of its reader (reference/domain.md 3.1)', () => {
  expect(shownValue('weight', 80, 'Imperial').toFixed(1)).toBe('176.4');
  expect(shownValue('height', 180, 'Imperial').toFixed(0)).toBe('71');
  expect(shownValue('bodyTemperature', 37, 'Imperial').toFixed(1)).toBe('98.6');
  expect(shownValue('weight', 80, 'Metric')).toBe(80);
  expect(['weight', 'waist', 'bodyTemperature', 'bmi'].map((key) => unitOf(key as 'weight', 'Imperial'))).toEqual([
    'lb',
    'in',
    '°F',
    'kg/m²',
  ]);
});

it('gives back what was said in either system', () => {
  for (let tenths = 500; tenths < 3000; tenths += 7)
    expect(shownValue('weight', keptValue('weight', tenths / 10, 'Imperial'), 'Imperial').toFixed(1)).toBe(
      (tenths / 10).toFixed(1),
    );
  expect(keptValue('weight', 81.35, 'Metric')).toBe(81.35);
});
