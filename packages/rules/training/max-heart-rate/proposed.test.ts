import { describe, expect, it } from 'vitest';
import { heldAbove, proposedMaximum } from './proposed.ts';

const beatsOf = (...stretches: readonly (readonly [seconds: number, bpm: number])[]): Uint8Array =>
  Uint8Array.from(stretches.flatMap(([seconds, bpm]) => Array.from({ length: seconds }, () => bpm)));
const warm = [120, 140] as const;

describe('a value held above a maximum of 184', () => {
  it('needs 30 seconds of the median, not one less', () => {
    expect(heldAbove(beatsOf(warm, [30, 188], [60, 150]), 184)).toBe(188);
    expect(heldAbove(beatsOf(warm, [29, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('needs consecutive seconds: a fall to the maximum restarts the count', () => {
    expect(heldAbove(beatsOf(warm, [20, 188], [10, 184], [20, 188], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [20, 188], [20, 0], [20, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('is the lowest of the 30, and the highest of several', () => {
    expect(heldAbove(beatsOf(warm, [15, 186], [15, 190], [60, 150]), 184)).toBe(186);
    expect(heldAbove(beatsOf(warm, [40, 186], [40, 191], [60, 150]), 184)).toBe(191);
  });
  it('ignores values implausibly far above it, however long', () => {
    expect(heldAbove(beatsOf(warm, [40, 240], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [40, 240], [40, 190], [60, 150]), 184)).toBe(190);
  });
  it('ignores spikes and a cold strap at the start', () => {
    expect(heldAbove(beatsOf(warm, [3, 215], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf([30, 200], [90, 110]), 184)).toBeUndefined();
  });
});

describe('the proposal', () => {
  it.each([
    [188, 184, 188],
    [194, 184, 194],
    [201, 184, 194],
    [230, 215, 220],
    [230, 220, undefined],
    [184, 184, undefined],
  ])('for %i held above %i: %s', (observed, stored, proposed) => expect(proposedMaximum(observed, stored)).toBe(proposed));
});
