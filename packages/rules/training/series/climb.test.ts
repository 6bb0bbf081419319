import { describe, expect, it } from 'vitest';
import { metresClimbed } from './climb.ts';

const heights = (...metres: (number | null)[]) => metres.flatMap((height) => Array.from({ length: 10 }, () => height));

describe('the ascent of a training', () => {
  it('is unknown without an altitude', () => {
    expect([metresClimbed([]), metresClimbed([null, null])]).toEqual([null, null]);
  });

  it('is the sum of all rises, each measured from its lowest to its highest point', () => {
    expect(metresClimbed(heights(100, 120, 160, 130, 110, 150))).toBe(100);
    expect(metresClimbed(heights(100, 130, 127, null, 150))).toBe(50);
    expect(metresClimbed(heights(150, 130, 100))).toBe(0);
    expect(metresClimbed(heights(100, 104, 98, 104, 99))).toBe(6);
  });

  it('is zero on flat ground even if the sensor is noisy', () => {
    expect(metresClimbed(Array.from({ length: 3600 }, (_, second) => 270 + (second % 2) * 8 + Math.sin(second) * 3))).toBe(0);
  });

  it('is accurate to a metre on long hills', () => {
    const hills = Array.from({ length: 7200 }, (_, second) => 300 - 50 * Math.cos((second / 1800) * 2 * Math.PI));
    expect(Math.round(metresClimbed(hills) ?? 0)).toBe(400);
  });
});
