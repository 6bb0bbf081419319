import { isHeartRate } from '@clubpulse/rules/accounts/users/zones';
import type { Span } from '@clubpulse/rules/training/trainings/joined';
import type { MinuteRow } from '@clubpulse/rules/training/trainings/stretches';

/** The heart rate of each second from `from` up to, not including, `to` (Unix seconds); 0 where there is none. */
export function secondsOf(minutes: Iterable<MinuteRow>, from: number, to: number): Uint8Array {
  const seconds = new Uint8Array(to - from);
  for (const { Minute, Beats } of minutes) {
    for (let second = Math.max(from, Minute); second < Math.min(to, Minute + Beats.length); second++) {
      const bpm = Beats[second - Minute] ?? 0;
      if (isHeartRate(bpm)) seconds[second - from] = bpm;
    }
  }
  return seconds;
}

/** The seconds, Unix, that have a heart rate, in order. */
export function heardSpans({ begin, beats }: { readonly begin: number; readonly beats: Uint8Array }): Span[] {
  const spans: { begin: number; end: number }[] = [];
  for (const [index, bpm] of beats.entries()) {
    if (bpm === 0) continue;
    const last = spans.at(-1);
    if (last?.end === begin + index) last.end++;
    else spans.push({ begin: begin + index, end: begin + index + 1 });
  }
  return spans;
}

export const unixSecond = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);
export const dateOfSecond = (second: number): Date => new Date(second * 1000);
