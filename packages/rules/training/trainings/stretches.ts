import { isHeartRate } from '../../accounts/users/zones.ts';
import { isOver, TRAINING_MAX_SECONDS } from './silence.ts';

/** From stored minutes to trainings: a training is a stretch of seconds without five silent minutes (architecture 7). */

/** One athlete's minute as stored: byte s is the bpm of second s, 0 = none. */
export interface MinuteRow {
  /** Unix seconds of the minute's start. */
  readonly Minute: number;
  /** 60 bytes. */
  readonly Beats: Uint8Array;
}

export interface Stretch {
  /** Unix second of the first heart rate. */
  readonly begin: number;
  /** The second after the last heart rate. */
  readonly end: number;
  /** One value a second from `begin`, 0 = none; the first and the last are heart rates. */
  readonly beats: Uint8Array;
}

/** The stretches of an athlete's minutes, which must be in ascending order; one may be in several parts. Values that are no heart rate are skipped. */
export function stretches(minutes: Iterable<MinuteRow>): Stretch[] {
  const found: Stretch[] = [];
  let seconds: number[] = [];
  let values: number[] = [];
  const close = () => {
    const begin = seconds[0];
    const last = seconds.at(-1);
    if (begin === undefined || last === undefined) return;
    const beats = new Uint8Array(last - begin + 1);
    for (const [index, second] of seconds.entries()) beats[second - begin] = values[index] ?? 0;
    found.push({ begin, end: last + 1, beats });
    seconds = [];
    values = [];
  };
  for (const { Minute, Beats } of inWholes(minutes)) {
    for (let index = 0; index < Beats.length; index++) {
      const bpm = Beats[index] ?? 0;
      if (!isHeartRate(bpm)) continue;
      const last = seconds.at(-1);
      if (last !== undefined && isOver(last, Minute + index)) close();
      seconds.push(Minute + index);
      values.push(bpm);
    }
  }
  close();
  return found;
}

/** What a club heard of a minute and what she brought of it, one after the other, are one minute. */
function* inWholes(minutes: Iterable<MinuteRow>): Iterable<MinuteRow> {
  let whole: MinuteRow | undefined;
  for (const minute of minutes) {
    if (whole?.Minute === minute.Minute) whole = { Minute: minute.Minute, Beats: mergeBeats(whole.Beats, minute.Beats) };
    else {
      if (whole) yield whole;
      whole = minute;
    }
  }
  if (whole) yield whole;
}

/** A stretch as trainings of a day at most: each begins with the first heart rate after the day of the one before. */
export function inDays({ begin, beats }: Stretch): Stretch[] {
  const days: Stretch[] = [];
  for (let from = 0; from < beats.length; ) {
    const day = beats.subarray(from, from + TRAINING_MAX_SECONDS);
    const heard = day.subarray(0, day.findLastIndex((bpm) => bpm > 0) + 1);
    days.push({ begin: begin + from, end: begin + from + heard.length, beats: heard });
    const next = beats.subarray(from + day.length).findIndex((bpm) => bpm > 0);
    if (next < 0) break;
    from += day.length + next;
  }
  return days;
}

/** A minute after a replay or a second bridge: what comes in counts, and where it is empty a value already stored stays. */
export const mergeBeats = (stored: Uint8Array, incoming: Uint8Array): Uint8Array =>
  stored.map((bpm, second) => incoming[second] || bpm);

/** Seconds, Unix; `end` outside. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/** What is left of intervals outside of `cut`. */
export const outside = <T extends Span>(spans: readonly T[], cut: Span): Span[] =>
  spans.flatMap((span) => {
    if (!overlaps(span, cut)) return [{ begin: span.begin, end: span.end }];
    const sides = [
      { begin: span.begin, end: cut.begin },
      { begin: cut.end, end: span.end },
    ];
    return sides.filter(({ begin, end }) => begin < end);
  });
