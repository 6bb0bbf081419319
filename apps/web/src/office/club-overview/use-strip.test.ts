import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripOf } from './use-strip.ts';

it('a strip of cards uses the whole width when all cards fit', () => {
  expect(stripOf(4, 1100)).toEqual({ visible: 4, card: null });
});

it('a strip of cards shows one card of full width on a phone', () => {
  expect(stripOf(8, 358)).toEqual({ visible: 1, card: 358 });
});

it('a strip of cards shows whole cards only, none narrower than the minimum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 240, max: 2_600 }), (cards, width) => {
      const { visible, card } = stripOf(cards, width);
      if (card === null) {
        expect(cards * 184 + (cards - 1) * 14).toBeLessThanOrEqual(width);
        return;
      }
      expect(visible).toBeLessThan(cards);
      expect(card).toBeGreaterThanOrEqual(184);
      expect(visible * card + (visible - 1) * 14).toBeCloseTo(width);
    }),
  );
});
