import { describe, expect, it } from 'vitest';
import { signalOf } from './signal.ts';

describe('the signal of a strap on a wall', () => {
  it.each([
    [0, true, 'fresh'],
    [4.9, true, 'fresh'],
    [5, true, 'held'],
    [14.9, true, 'held'],
    [15, true, 'lost'],
    [4000, true, 'lost'],
    [0, false, 'looking'],
    [100, false, 'looking'],
  ])('after %d s without a heart rate (and one received before: %s) is %s', (silence, ever, signal) =>
    expect(signalOf(silence, ever)).toBe(signal),
  );
});
