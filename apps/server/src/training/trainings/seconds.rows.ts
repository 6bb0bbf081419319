import { isHeartRate } from '@clubpulse/rules/accounts/users/zones';
import type { MinuteRow } from '@clubpulse/rules/training/trainings/stretches';

/** The heart rates from the Unix second `from` to before `to`, one byte each, 0 without a value. */
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

export const unixSecond = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);
export const dateOfSecond = (second: number): Date => new Date(second * 1000);
