import { describe, expect, it } from 'vitest';
import { heldAbove, proposedMaximum } from './proposed.ts';

/** Stretches of so many seconds at so many beats, one after the other. */
const beatsOf = (...stretches: readonly (readonly [seconds: number, bpm: number])[]): Uint8Array =>
  Uint8Array.from(stretches.flatMap(([seconds, bpm]) => Array.from({ length: seconds }, () => bpm)));
const warm = [120, 140] as const;

describe('held above a maximum of 184', () => {
  it('are 30 seconds of the median and not one less', () => {
    expect(heldAbove(beatsOf(warm, [30, 188], [60, 150]), 184)).toBe(188);
    expect(heldAbove(beatsOf(warm, [29, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('are on end: what falls to the maximum between them begins anew', () => {
    expect(heldAbove(beatsOf(warm, [20, 188], [10, 184], [20, 188], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [20, 188], [20, 0], [20, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('are the lowest of the 30, and of several the highest', () => {
    expect(heldAbove(beatsOf(warm, [15, 186], [15, 190], [60, 150]), 184)).toBe(186);
    expect(heldAbove(beatsOf(warm, [40, 186], [40, 191], [60, 150]), 184)).toBe(191);
  });
  it('are nothing so far above it that no heart beats so, however long', () => {
    expect(heldAbove(beatsOf(warm, [40, 240], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [40, 240], [40, 190], [60, 150]), 184)).toBe(190);
  });
  it('are no spike, nor a strap that is cold at the start', () => {
    expect(heldAbove(beatsOf(warm, [3, 215], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf([30, 200], [90, 110]), 184)).toBeUndefined();
  });
});

describe('of what was held is proposed', () => {
  it.each([
    [188, 184, 188],
    [194, 184, 194],
    [201, 184, 194],
    [230, 215, 220],
    [230, 220, undefined],
    [184, 184, undefined],
  ])('of %i above %i: %s', (observed, stored, proposed) => expect(proposedMaximum(observed, stored)).toBe(proposed));
});
