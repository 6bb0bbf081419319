import { expect, it } from 'vitest';
import { chartData } from './chart-data.ts';

it('the heart-rate line continues over a short silence and is interrupted at a long one', () => {
  const held = chartData([90, 0, 0, 110, ...Array<number>(11).fill(0), 150]).beats;
  expect(held.slice(0, 4)).toEqual([90, 90, 90, 110]);
  expect(held.slice(4, 15)).toEqual(Array(11).fill(null));
  expect(held[15]).toBe(150);
});
