import { describe, expect, it } from 'vitest';
import { heldAbove, proposedMaximum } from './proposed.ts';

const beatsOf = (...stretches: readonly (readonly [seconds: number, bpm: number])[]): Uint8Array =>
  Uint8Array.from(stretches.flatMap(([seconds, bpm]) => Array.from({ length: seconds }, () => bpm)));
const warm = [120, 140] as const;

describe('a heart rate above the stored maximum of 184', () => {
  it('must last for 30 seconds, not one less', () => {
    expect(heldAbove(beatsOf(warm, [30, 188], [60, 150]), 184)).toBe(188);
    expect(heldAbove(beatsOf(warm, [29, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('must last without interruption: if the heart rate falls to the stored maximum, the count starts again', () => {
    expect(heldAbove(beatsOf(warm, [20, 188], [10, 184], [20, 188], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [20, 188], [20, 0], [20, 188], [60, 150]), 184)).toBeUndefined();
  });
  it('is the lowest value of the 30 seconds, and of several such periods the highest of these values', () => {
    expect(heldAbove(beatsOf(warm, [15, 186], [15, 190], [60, 150]), 184)).toBe(186);
    expect(heldAbove(beatsOf(warm, [40, 186], [40, 191], [60, 150]), 184)).toBe(191);
  });
  it('is ignored if it is implausibly high, however long it lasts', () => {
    expect(heldAbove(beatsOf(warm, [40, 240], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf(warm, [40, 240], [40, 190], [60, 150]), 184)).toBe(190);
  });
  it('is ignored if it is a short spike, or comes from a cold strap at the start', () => {
    expect(heldAbove(beatsOf(warm, [3, 215], [60, 150]), 184)).toBeUndefined();
    expect(heldAbove(beatsOf([30, 200], [90, 110]), 184)).toBeUndefined();
  });
});

describe('the proposed maximum heart rate', () => {
  it.each([
    [188, 184, 188],
    [194, 184, 194],
    [201, 184, 194],
    [230, 215, 220],
    [230, 220, undefined],
    [184, 184, undefined],
  ])(
    'for %i bpm observed above a stored maximum of %i is at most 10 bpm higher, and at most 220 bpm',
    (observed, stored, proposed) => expect(proposedMaximum(observed, stored)).toBe(proposed),
  );
});
