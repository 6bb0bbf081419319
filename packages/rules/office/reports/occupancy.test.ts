import { expect, it } from 'vitest';
import { changeInPoints, comparable, filledPercent, shadeOf, sumOf } from './occupancy.ts';

const filled = (Taken: number, Seats: number, Classes = 4) => ({ Classes, Seats, Taken });

it('the occupancy is the percentage of booked seats, or null without seats', () => {
  expect(filledPercent(filled(34, 64))).toBeCloseTo(53.1, 1);
  expect(filledPercent(filled(0, 0))).toBeNull();
  expect(sumOf([filled(1, 2), filled(3, 4)])).toEqual(filled(4, 6, 8));
});

it('an occupancy has one of six shades, by its percentage', () => {
  expect([0, 44.9, 45, 59, 60, 75, 86, 96.9, 97, 100].map(shadeOf)).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
});

it('classes are compared if they have at least four dates, the fullest first', () => {
  const [full, half, large, rare] = [filled(10, 10), filled(5, 10), filled(10, 20), filled(9, 9, 3)];
  expect(comparable([half, rare, full, large])).toEqual([full, large, half]);
});

it('the change of the occupancy is the difference of the rounded percentages, in percentage points', () => {
  expect(changeInPoints({ Total: filled(864, 1000), Before: filled(836, 1000) })).toBe(2);
  expect(changeInPoints({ Total: filled(864, 1000), Before: filled(0, 0) })).toBeNull();
});
