import { expect, it } from 'vitest';
import { deepestRecovery } from './recovery.ts';

const MAX = 184;
const parts = (...all: readonly (readonly [seconds: number, bpm: number])[]) =>
  Uint8Array.from(all.flatMap(([seconds, bpm]) => Array.from({ length: seconds }, () => bpm)));
/** From one heart rate to another, in a line. */
const slope = (seconds: number, from: number, to: number) =>
  Uint8Array.from({ length: seconds }, (_, second) => Math.round(from + ((to - from) * second) / (seconds - 1)));
const together = (...all: readonly Uint8Array[]) => Uint8Array.from(all.flatMap((one) => [...one]));

it('is what the heart fell by in the minute after an effort', () => {
  expect(deepestRecovery(parts([120, 168], [58, 150], [30, 142]), MAX)).toBe(26);
});

it('of several efforts is the deepest', () => {
  expect(deepestRecovery(parts([120, 168], [90, 142], [120, 160], [90, 120], [120, 166], [90, 150]), MAX)).toBe(40);
});

it('is of one minute, however long the heart goes on falling', () => {
  const falling = together(parts([60, 170]), slope(181, 170, 80), parts([60, 80]));
  // Half a beat a second: 62 seconds are 31, whatever the two minutes after them bring.
  expect(deepestRecovery(falling, MAX)).toBeGreaterThanOrEqual(29);
  expect(deepestRecovery(falling, MAX)).toBeLessThanOrEqual(32);
});

it('is none of who goes on, of a light effort, of an end without the minute after it, of silence', () => {
  expect(deepestRecovery(parts([600, 165]), MAX)).toBeNull();
  expect(deepestRecovery(parts([120, 165], [120, 153]), MAX)).toBeNull();
  expect(deepestRecovery(parts([120, 165], [120, 152]), MAX)).toBe(13);
  expect(deepestRecovery(parts([120, 137], [120, 90]), MAX)).toBeNull();
  expect(deepestRecovery(parts([120, 138], [120, 90]), MAX)).toBe(48);
  expect(deepestRecovery(parts([120, 168], [60, 142]), MAX)).toBeNull();
  expect(deepestRecovery(parts([120, 168], [120, 0]), MAX)).toBeNull();
  expect(deepestRecovery(parts([120, 168], [50, 150], [40, 0], [60, 90]), MAX)).toBeNull();
  expect(deepestRecovery(new Uint8Array(0), MAX)).toBeNull();
});

it('is not what a strap misreads', () => {
  const spiked = parts([120, 130], [120, 100]);
  spiked[119] = 220;
  expect(deepestRecovery(spiked, MAX)).toBeNull();
});
