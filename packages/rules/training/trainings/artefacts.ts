/** Wrong heart rates of a strap (decision 0003). Arrays have one value per second, 0 for none. */

/** A value that differs by more than this from the median of five values is a spike. */
export const SPIKE_BPM = 20;
/** A cold strap measures too high values in these first seconds. */
export const START_SECONDS = 30;
/** The first seconds are ignored only if a value is above this share of the maximum heart rate. */
export const START_FACTOR = 0.9;
/** The first seconds are ignored only if the next minute has a value lower by more than this. */
export const START_FALL_BPM = 40;
const FOLLOWING_SECONDS = 60;
export const ABOVE_MAXIMUM_BPM = 40;

const isImpossible = (bpm: number, maxHeartRate: number): boolean => bpm > maxHeartRate + ABOVE_MAXIMUM_BPM;

export function impossibleIn(
  beats: Uint8Array,
  maxHeartRate: number,
): { readonly Seconds: number; readonly HeartRate: number } | null {
  const above = beats.filter((bpm) => isImpossible(bpm, maxHeartRate));
  return above.length === 0 ? null : { Seconds: above.length, HeartRate: Math.max(...above) };
}

export function withoutArtefacts(beats: Uint8Array, maxHeartRate: number): Uint8Array {
  const remaining = withoutSpikes(beats).map((bpm) => (isImpossible(bpm, maxHeartRate) ? 0 : bpm));
  let highest = 0;
  for (const bpm of remaining.subarray(0, START_SECONDS)) if (bpm > highest) highest = bpm;
  let lowest = Number.POSITIVE_INFINITY;
  for (const bpm of remaining.subarray(START_SECONDS, START_SECONDS + FOLLOWING_SECONDS))
    if (bpm > 0 && bpm < lowest) lowest = bpm;
  if (highest > START_FACTOR * maxHeartRate && highest - lowest > START_FALL_BPM) remaining.fill(0, 0, START_SECONDS);
  return remaining;
}

/** Artefacts depend on the whole recording, not on the part of a class. `from`: second at which the part begins. */
export function partWithoutArtefacts(part: Uint8Array, session: Uint8Array, from: number, maxHeartRate: number): Uint8Array {
  const remaining = withoutArtefacts(session, maxHeartRate);
  return part.map((bpm, second) => (session[from + second] && !remaining[from + second] ? 0 : bpm));
}

function withoutSpikes(beats: Uint8Array): Uint8Array {
  const remaining = beats.slice();
  const received: number[] = [];
  for (let second = 0; second < beats.length; second++) if (beats[second]) received.push(second);
  const values = Uint8Array.from(received, (second) => beats[second] ?? 0);
  const near = new Uint8Array(5);
  for (const [index, second] of received.entries()) {
    const bpm = beats[second] ?? 0;
    const count = sortInto(near, values, Math.max(0, index - 2), Math.min(values.length, index + 3));
    const [lower, upper] = [near[(count - 1) >> 1] ?? 0, near[count >> 1] ?? 0];
    if (Math.abs(bpm - lower) > SPIKE_BPM && Math.abs(bpm - upper) > SPIKE_BPM) remaining[second] = 0;
  }
  return remaining;
}

/** Allocates no memory, because it runs each second. `to` is exclusive. */
export function sortInto(near: Uint8Array, values: Uint8Array, from: number, to: number): number {
  for (let index = from; index < to; index++) {
    const value = values[index] ?? 0;
    let at = index - from;
    for (; at > 0 && (near[at - 1] ?? 0) > value; at--) near[at] = near[at - 1] ?? 0;
    near[at] = value;
  }
  return to - from;
}

export function median(values: Uint8Array): number {
  const sorted = values.toSorted();
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
