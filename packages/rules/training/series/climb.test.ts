import { describe, expect, it } from 'vitest';
import { metresClimbed } from './climb.ts';

/** Each height for ten seconds. */
const heights = (...metres: (number | null)[]) => metres.flatMap((height) => Array.from({ length: 10 }, () => height));

describe('metres up', () => {
  it('are unknown where nobody knows how high she was', () => {
    expect([metresClimbed([]), metresClimbed([null, null])]).toEqual([null, null]);
  });

  it('are those of each rise, from its lowest to its highest', () => {
    expect(metresClimbed(heights(100, 120, 160, 130, 110, 150))).toBe(100);
    // A dip of less than five metres is within the rise; silence too.
    expect(metresClimbed(heights(100, 130, 127, null, 150))).toBe(50);
    expect(metresClimbed(heights(150, 130, 100))).toBe(0);
    expect(metresClimbed(heights(100, 104, 98, 104, 99))).toBe(6);
  });

  it('are none of a sensor that swings on the flat', () => {
    expect(metresClimbed(Array.from({ length: 3600 }, (_, second) => 270 + (second % 2) * 8 + Math.sin(second) * 3))).toBe(0);
  });

  it('are those of long hills, within a metre of the whole', () => {
    const hills = Array.from({ length: 7200 }, (_, second) => 300 - 50 * Math.cos((second / 1800) * 2 * Math.PI));
    expect(Math.round(metresClimbed(hills) ?? 0)).toBe(400);
  });
});
