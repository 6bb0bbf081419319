import type { Zone } from '@clubpulse/rules/accounts/users/zones';
import { coveredSeconds, pointSecondsOf } from '@clubpulse/rules/training/trainings/hold';
import { isOver } from '@clubpulse/rules/training/trainings/silence';
import { MINUTE_SECONDS, type RecentMinutes } from '../../training/heart-minutes/public.ts';
import { heartRates } from './zone-tables.live.ts';

/** A training as far as it is stored; Unix seconds. */
interface RunningStretch {
  readonly begin: number;
  /** Of the newest heart rate, which is `bpm`. */
  readonly last: number;
  readonly bpm: number;
  readonly pointSeconds: number;
  /** Seconds that each heart rate held. */
  readonly seconds: ReadonlyMap<number, number>;
}

/**
 * The last stretch without five silent minutes, counted as the board counts while it hears it; undefined without a heart
 * rate. `zones` is the zone of each bpm from 0 to 255.
 */
export function runningStretch(
  { Minutes, Beats }: Pick<RecentMinutes, 'Minutes' | 'Beats'>,
  zones: Uint8Array,
): RunningStretch | undefined {
  let [begin, last, bpm, pointSeconds] = [0, 0, 0, 0];
  const seconds = new Map<number, number>();
  for (let row = 0; row < Minutes.length; row++) {
    const minute = (Minutes[row] ?? 0) * MINUTE_SECONDS;
    for (let at = 0; at < MINUTE_SECONDS; at++) {
      const beat = Beats[row * MINUTE_SECONDS + at] ?? 0;
      if (heartRates[beat] !== 1) continue;
      const second = minute + at;
      if (last === 0 || isOver(last, second)) {
        begin = second;
        pointSeconds = 0;
        seconds.clear();
      } else {
        const covered = coveredSeconds(last, second);
        pointSeconds += pointSecondsOf((zones[bpm] ?? 0) as Zone, covered);
        seconds.set(bpm, (seconds.get(bpm) ?? 0) + covered);
      }
      last = second;
      bpm = beat;
    }
  }
  return last === 0 ? undefined : { begin, last, bpm, pointSeconds, seconds };
}
