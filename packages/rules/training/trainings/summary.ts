import type { Training, TrainingDetail } from '@clubpulse/contract/training/trainings';
import { POINTS_PER_MINUTE, points, type TargetZone, type ZoneLimits, zoneOf } from '../../accounts/users/zones.ts';
import { median, partWithoutArtefacts, sortInto, withoutArtefacts } from './artefacts.ts';
import { type Body, calories } from './calories.ts';
import { coveredSeconds, LAST_VALUE_SECONDS } from './hold.ts';
import type { Stretch } from './stretches.ts';

export interface Athlete extends Body {
  readonly limits: ZoneLimits;
  readonly target: TargetZone;
}

type Totals = Pick<
  Training,
  | 'Duration'
  | 'Zone0Time'
  | 'Zone1Time'
  | 'Zone2Time'
  | 'Zone3Time'
  | 'Zone4Time'
  | 'Zone5Time'
  | 'GapTime'
  | 'TargetTime'
  | 'Points'
  | 'AverageHeartRate'
  | 'MaxHeartRate'
  | 'Calories'
>;
export interface Summary extends Totals {
  /** Unix seconds; `end` is after the last heart rate. */
  readonly begin: number;
  readonly end: number;
  readonly pointSeconds: number;
}

/**
 * Zone times and `GapTime` add up to the duration. `MaxHeartRate` is the highest median of five seconds. If `stretch` is a part
 * of a training, `session` is the whole training.
 */
export function summarise(stretch: Stretch, athlete: Athlete, session?: Stretch): Summary {
  return summariseParts([stretch], athlete, session);
}

export function summariseParts(stretches: readonly Stretch[], athlete: Athlete, session?: Stretch): Summary {
  const parts = stretches.map((stretch) => heldOf(stretch, athlete, session));
  const byBpm = countByBpm(parts);
  const zone: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  let target = 0;
  for (let bpm = 1; bpm < byBpm.length; bpm++) {
    const seconds = byBpm[bpm] ?? 0;
    zone[zoneOf(bpm, athlete.limits)] += seconds;
    if (bpm >= athlete.target.low && bpm <= athlete.target.high) target += seconds;
  }
  const pointSeconds = zone.reduce((sum, seconds, index) => sum + seconds * (POINTS_PER_MINUTE[index] ?? 0), 0);
  return {
    begin: stretches[0]?.begin ?? 0,
    end: stretches.at(-1)?.end ?? 0,
    Duration: stretches.reduce((sum, { begin, end }) => sum + end - begin, 0),
    Zone0Time: zone[0],
    Zone1Time: zone[1],
    Zone2Time: zone[2],
    Zone3Time: zone[3],
    Zone4Time: zone[4],
    Zone5Time: zone[5],
    GapTime: byBpm[0] ?? 0,
    TargetTime: target,
    pointSeconds,
    Points: points(pointSeconds),
    AverageHeartRate: average(byBpm),
    MaxHeartRate: parts.reduce<number | null>((highest, held) => higher(highest, highestMedian(held)), null),
    Calories: calories(byBpm, athlete),
  };
}

const heldOf = ({ begin, beats }: Stretch, { maxHeartRate }: Athlete, session: Stretch | undefined): Uint8Array =>
  hold(
    session === undefined
      ? withoutArtefacts(beats, maxHeartRate)
      : partWithoutArtefacts(beats, session.beats, begin - session.begin, maxHeartRate),
  );

/** Average heart rate of each minute, its zone, and exact points in sixtieths. `complete` is the whole training. */
export function minuteBreakdown(stretch: Stretch, athlete: Athlete, complete?: Stretch): TrainingDetail['Minutes'] {
  const held = heldOf(stretch, athlete, complete);
  const minutes: TrainingDetail['Minutes'] = [];
  for (let from = 0; from < held.length; from += 60) {
    const minute = held.subarray(from, from + 60);
    const HeartRate = average(countByBpm([minute]));
    let pointSeconds = 0;
    for (const bpm of minute) if (bpm) pointSeconds += POINTS_PER_MINUTE[zoneOf(bpm, athlete.limits)];
    minutes.push({ Zone: HeartRate === null ? null : zoneOf(HeartRate, athlete.limits), HeartRate, Points: pointSeconds / 60 });
  }
  return minutes;
}

/** Each value lasts until the next value. The seconds of a gap, and the second before it, are 0. */
export function hold(beats: Uint8Array): Uint8Array {
  const held = new Uint8Array(beats.length);
  let last: number | undefined;
  const cover = (seconds: number) => {
    if (last !== undefined) held.fill(beats[last] ?? 0, last, last + seconds);
  };
  for (let second = 0; second < beats.length; second++) {
    if (!beats[second]) continue;
    if (last !== undefined) cover(coveredSeconds(last, second));
    last = second;
  }
  cover(LAST_VALUE_SECONDS);
  return held;
}

function countByBpm(parts: readonly Uint8Array[]): Uint32Array {
  const counts = new Uint32Array(256);
  for (const held of parts) for (const bpm of held) counts[bpm] = (counts[bpm] ?? 0) + 1;
  return counts;
}

const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

function average(byBpm: Uint32Array): number | null {
  let beats = 0;
  let seconds = 0;
  for (let bpm = 1; bpm < byBpm.length; bpm++) {
    beats += bpm * (byBpm[bpm] ?? 0);
    seconds += byBpm[bpm] ?? 0;
  }
  return seconds === 0 ? null : Math.round(beats / seconds);
}

function highestMedian(held: Uint8Array): number | null {
  let highest = 0;
  const five = new Uint8Array(5);
  for (let from = 0; from + 5 <= held.length; from++) {
    sortInto(five, held, from, from + 5);
    if (five[0]) highest = Math.max(highest, five[2] ?? 0);
  }
  if (highest > 0) return highest;
  const received = held.filter((bpm) => bpm > 0);
  return received.length > 0 ? Math.round(median(received)) : null;
}
