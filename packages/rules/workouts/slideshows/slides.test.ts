import { expect, it } from 'vitest';
import { inOrder, roundSeconds, slideAt } from './slides.ts';

const slide = (Order: number, Duration: number) => ({ PictureUri: `${Order}`, Size: 'Full' as const, Duration, Order });
const slides = [slide(1, 12), slide(2, 5), slide(3, 8)];

it('a slideshow begins with the first slide again after the last', () => {
  expect(roundSeconds(slides)).toBe(25);
  expect([0, 11.9, 12, 17, 24.9, 25, 37, -1].map((second) => slideAt(slides, second * 1000).index)).toEqual([
    0, 0, 1, 2, 2, 0, 1, 2,
  ]);
  expect(slideAt(slides, 13_000).left).toBe(4000);
  expect(slideAt([], 5)).toEqual({ index: 0, left: 0 });
});

it('the slides of a slideshow are sorted and numbered from 1', () => {
  expect(inOrder([slide(9, 5), slide(4, 3)]).map(({ Order, Duration }) => [Order, Duration])).toEqual([
    [1, 3],
    [2, 5],
  ]);
});
