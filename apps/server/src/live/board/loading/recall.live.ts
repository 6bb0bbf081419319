import { POINTS_PER_MINUTE, type Zone } from '@clubpulse/rules/accounts/users/zones';
import { coveredSeconds, pointSecondsOf } from '@clubpulse/rules/training/trainings/hold';
import { isOver } from '@clubpulse/rules/training/trainings/silence';
import { MINUTE_SECONDS, type RecentMinutes } from '../../../training/heart-minutes/public.ts';
import { heartRates, type ZoneTables } from '../zone-tables.live.ts';

/** Seconds. 60 point-seconds are one point. */
export interface Tally {
  readonly pointSeconds: number;
  readonly target: number;
  readonly zones: readonly number[];
}

export const emptyTally: Tally = { pointSeconds: 0, target: 0, zones: POINTS_PER_MINUTE.map(() => 0) };

const joined = (one: Tally, other: Tally, sign: 1 | -1): Tally => ({
  pointSeconds: one.pointSeconds + sign * other.pointSeconds,
  target: one.target + sign * other.target,
  zones: one.zones.map((seconds, zone) => seconds + sign * (other.zones[zone] ?? 0)),
});

export const addTally = (one: Tally, other: Tally): Tally => joined(one, other, 1);
export const subtractTally = (one: Tally, other: Tally): Tally => joined(one, other, -1);

export const isAny = ({ zones }: Tally): boolean => zones.some((seconds) => seconds > 0);

export function tallyFrom({ zone, target }: Pick<ZoneTables, 'zone' | 'target'>, seconds: ReadonlyMap<number, number>): Tally {
  const zones = emptyTally.zones.slice();
  let [pointSeconds, within] = [0, 0];
  for (const [bpm, held] of seconds) {
    const at = (zone[bpm] ?? 0) as Zone;
    zones[at] = (zones[at] ?? 0) + held;
    pointSeconds += pointSecondsOf(at, held);
    if (target[bpm] === 1) within += held;
  }
  return { pointSeconds, target: within, zones };
}

export interface Counted {
  readonly since: number;
  readonly last: number;
  readonly upTo: Tally;
}

export const RECALLED_SECONDS = 12 * 3600;

export interface RunningStretch {
  readonly begin: number;
  readonly last: number;
  readonly bpm: number;
  readonly seconds: ReadonlyMap<number, number>;
}

/** The last stretch without a gap of five minutes, up to the second `until`. Undefined without a heart rate. */
export function runningStretch(
  { Minutes, Beats }: Pick<RecentMinutes, 'Minutes' | 'Beats'>,
  until = Infinity,
): RunningStretch | undefined {
  let [begin, last, bpm] = [0, 0, 0];
  const seconds = new Map<number, number>();
  for (let row = 0; row < Minutes.length; row++) {
    const minute = (Minutes[row] ?? 0) * MINUTE_SECONDS;
    for (let at = 0; at < MINUTE_SECONDS; at++) {
      const beat = Beats[row * MINUTE_SECONDS + at] ?? 0;
      if (heartRates[beat] !== 1) continue;
      const second = minute + at;
      if (second > until) break;
      if (last === 0 || isOver(last, second)) {
        begin = second;
        seconds.clear();
      } else {
        const covered = coveredSeconds(last, second);
        seconds.set(bpm, (seconds.get(bpm) ?? 0) + covered);
      }
      last = second;
      bpm = beat;
    }
  }
  return last === 0 ? undefined : { begin, last, bpm, seconds };
}

export function heldSince(
  { Minutes, Beats }: Pick<RecentMinutes, 'Minutes' | 'Beats'>,
  since: number,
  until: number,
): ReadonlyMap<number, number> {
  let [last, bpm] = [0, 0];
  const seconds = new Map<number, number>();
  for (let index = 0; index < Minutes.length * MINUTE_SECONDS; index++) {
    const beat = Beats[index] ?? 0;
    if (heartRates[beat] !== 1) continue;
    const second = (Minutes[Math.floor(index / MINUTE_SECONDS)] ?? 0) * MINUTE_SECONDS + (index % MINUTE_SECONDS);
    if (second > until) break;
    const covered = last === 0 ? 0 : Math.min(coveredSeconds(last, second), second - since);
    if (covered > 0) seconds.set(bpm, (seconds.get(bpm) ?? 0) + covered);
    last = second;
    bpm = beat;
  }
  return seconds;
}
