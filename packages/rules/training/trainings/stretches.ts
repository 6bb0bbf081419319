import { isHeartRate } from '../../accounts/users/zones.ts';
import { isOver, TRAINING_MAX_SECONDS } from './silence.ts';

/** A training is a stretch without five silent minutes. */

/** Byte s is the bpm of second s, 0 for none. */
export interface MinuteRow {
  readonly Minute: number;
  readonly Beats: Uint8Array;
}

export interface Stretch {
  readonly begin: number;
  readonly end: number;
  /** One value per second from `begin`, 0 for none. The first and last value are heart rates. */
  readonly beats: Uint8Array;
}

/** Minutes must be ascending. A minute may be in several stretches. */
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

function* inWholes(minutes: Iterable<MinuteRow>): Iterable<MinuteRow> {
  let session: MinuteRow | undefined;
  for (const minute of minutes) {
    if (session?.Minute === minute.Minute) session = { Minute: minute.Minute, Beats: mergeBeats(session.Beats, minute.Beats) };
    else {
      if (session) yield session;
      session = minute;
    }
  }
  if (session) yield session;
}

export function inDays({ begin, beats }: Stretch): Stretch[] {
  const days: Stretch[] = [];
  for (let from = 0; from < beats.length; ) {
    const day = beats.subarray(from, from + TRAINING_MAX_SECONDS);
    const received = day.subarray(0, day.findLastIndex((bpm) => bpm > 0) + 1);
    days.push({ begin: begin + from, end: begin + from + received.length, beats: received });
    const next = beats.subarray(from + day.length).findIndex((bpm) => bpm > 0);
    if (next < 0) break;
    from += day.length + next;
  }
  return days;
}

/** Merges a minute that was sent again, or sent by a second bridge. A second without a value replaces no value. */
export const mergeBeats = (stored: Uint8Array, incoming: Uint8Array): Uint8Array =>
  stored.map((bpm, second) => incoming[second] || bpm);

export interface Span {
  readonly begin: number;
  readonly end: number;
}

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

export const outside = <T extends Span>(spans: readonly T[], cut: Span): Span[] =>
  spans.flatMap((span) => {
    if (!overlaps(span, cut)) return [{ begin: span.begin, end: span.end }];
    const sides = [
      { begin: span.begin, end: cut.begin },
      { begin: cut.end, end: span.end },
    ];
    return sides.filter(({ begin, end }) => begin < end);
  });
