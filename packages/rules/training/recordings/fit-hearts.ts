import { isHeartRate } from '../../accounts/users/zones.ts';
import type { Sample } from './recording.ts';

/**
 * Heart rates that a strap stored under water and sent later (FIT messages `hr`), in the strap's clock. One message also has the
 * time of day.
 */
export interface Hearts {
  /** Unix second, with fraction, at `ticks` of the strap's clock. */
  anchor: { readonly at: number; readonly ticks: number } | undefined;
  ticks: number;
  readonly received: Map<number, number>;
}
export const noHearts = (): Hearts => ({ anchor: undefined, ticks: 0, received: new Map() });

const TICKS = 1024;
/** The strap sends the low twelve bits of its clock, two times in three bytes. */
const ROUND = 0x1000;
const NO_HEART = 0xff;

export interface HeartBytes {
  /** Unix second. Undefined if the message continues the one before it. */
  readonly at: number | undefined;
  /** Fraction of the second, in 1/32768 (`fraction`) or 1/256 (`fraction256`). */
  readonly fraction: number | undefined;
  readonly fraction256: number | undefined;
  readonly ticks: number | undefined;
  readonly furtherTicks: Uint8Array | undefined;
  readonly hearts: Uint8Array | undefined;
}

export function addHeartRates(
  hearts: Hearts,
  { at, fraction, fraction256, ticks, furtherTicks, hearts: rates }: HeartBytes,
): void {
  if (ticks !== undefined && at !== undefined) {
    hearts.anchor = { at: at + (fraction ?? 0) / 32_768 + (fraction256 ?? 0) / 256, ticks };
    hearts.ticks = ticks;
    if (rates?.[0] !== undefined) keep(hearts, rates[0]);
    return;
  }
  if (hearts.anchor === undefined || furtherTicks === undefined || rates === undefined) return;
  for (const [index, rate] of rates.entries()) {
    const low = twelveBits(furtherTicks, index);
    if (low === undefined) return;
    const next = hearts.ticks - (hearts.ticks % ROUND) + low;
    hearts.ticks = next < hearts.ticks ? next + ROUND : next;
    keep(hearts, rate);
  }
}

function keep({ anchor, ticks, received }: Hearts, rate: number): void {
  if (anchor && rate > 0 && rate < NO_HEART) received.set(Math.floor(anchor.at + (ticks - anchor.ticks) / TICKS), rate);
}

function twelveBits(bytes: Uint8Array, index: number): number | undefined {
  const from = Math.floor(index / 2) * 3 + (index % 2);
  const [low, high] = [bytes[from], bytes[from + 1]];
  if (low === undefined || high === undefined) return undefined;
  return index % 2 === 0 ? low | ((high & 0x0f) << 8) : (low >> 4) | (high << 4);
}

/**
 * Intervals between beats, from FIT messages `hrv`. A message has no time of its own and belongs to the time after the record
 * before it.
 */
export interface Intervals {
  at: number | undefined;
  readonly received: Map<number, number>;
}
export const noIntervals = (): Intervals => ({ at: undefined, received: new Map() });

export function addIntervals(intervals: Intervals, milliseconds: readonly number[]): void {
  for (const each of milliseconds) {
    if (intervals.at === undefined) return;
    const rate = Math.round(60_000 / each);
    if (!isHeartRate(rate)) continue;
    const second = Math.floor(intervals.at);
    if (!intervals.received.has(second)) intervals.received.set(second, rate);
    intervals.at += each / 1000;
  }
}

export function withHearts(samples: readonly Sample[], received: ReadonlyMap<number, number>): readonly Sample[] {
  if (received.size === 0) return samples;
  const seconds = new Set(samples.map(({ at }) => Math.floor(at)));
  const between = [...received].filter(([at]) => !seconds.has(at)).map(([at, HeartRate]) => ({ at, HeartRate }));
  return [
    ...samples.map((sample) => ({ ...sample, HeartRate: sample.HeartRate ?? received.get(Math.floor(sample.at)) })),
    ...between,
  ].sort((one, other) => one.at - other.at);
}
