import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripOf } from './use-strip.ts';

it('is as wide as there is room where all fit', () => {
  expect(stripOf(4, 1100)).toEqual({ inSight: 4, card: null });
});

it('is one card at a time on a phone, as wide as there is room', () => {
  expect(stripOf(8, 358)).toEqual({ inSight: 1, card: 358 });
});

it('never cuts the last card in sight, and never makes one narrower than it can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 240, max: 2_600 }), (cards, width) => {
      const { inSight, card } = stripOf(cards, width);
      if (card === null) {
        expect(cards * 184 + (cards - 1) * 14).toBeLessThanOrEqual(width);
        return;
      }
      expect(inSight).toBeLessThan(cards);
      expect(card).toBeGreaterThanOrEqual(184);
      // Whole cards take all the room: nothing is seen of the one before.
      expect(inSight * card + (inSight - 1) * 14).toBeCloseTo(width);
    }),
  );
});
