import { describe, expect, it } from 'vitest';
import { signalOf } from './signal.ts';

describe('the signal of a strap on a wall', () => {
  it.each([
    [0, 'fresh', 'earlier'],
    [4.9, 'fresh', 'earlier'],
    [5, 'held', 'earlier'],
    [14.9, 'held', 'earlier'],
    [15, 'lost', 'earlier'],
    [4000, 'lost', 'earlier'],
    [0, 'looking', 'never'],
    [100, 'looking', 'never'],
  ])('after %d s without a heart rate is %s, if a heart rate was received %s', (silence, signal, before) =>
    expect(signalOf(silence, before === 'earlier')).toBe(signal),
  );
});
