import { isHeartRate, points, type Zone } from '../../accounts/users/zones.ts';
import { coveredSeconds, pointSecondsOf } from '../../training/trainings/hold.ts';
import { isOver } from '../../training/trainings/silence.ts';

/** Figures on the athlete's own device, computed by the same rules as on the wall. Times are Unix seconds. */
export interface OwnFigures {
  readonly since: number;
  readonly last: number;
  readonly bpm: number;
  readonly pointSeconds: number;
  readonly sum: number;
  readonly seconds: number;
  readonly highest: number;
}

const begun = (second: number): OwnFigures => ({
  since: second,
  last: second,
  bpm: 0,
  pointSeconds: 0,
  sum: 0,
  seconds: 0,
  highest: 0,
});

/** Ignores invalid heart rates. After five minutes without a valid heart rate a new training begins. */
export function withBeat(
  figures: OwnFigures | null,
  second: number,
  bpm: number,
  zoneOf: (bpm: number) => Zone,
): OwnFigures | null {
  if (!isHeartRate(bpm)) return figures;
  const held = figures === null || isOver(figures.last, second) ? begun(second) : figures;
  if (second < held.last) return figures;
  const isFirst = held.seconds === 0;
  const isNew = isFirst || second > held.last;
  const covered = isFirst ? 0 : coveredSeconds(held.last, second);
  return {
    since: held.since,
    last: second,
    bpm,
    pointSeconds: held.pointSeconds + pointSecondsOf(zoneOf(held.bpm), covered),
    sum: held.sum + bpm - (isNew ? 0 : held.bpm),
    seconds: held.seconds + (isNew ? 1 : 0),
    highest: Math.max(held.highest, bpm),
  };
}

export const ownPoints = ({ pointSeconds }: OwnFigures): number => points(pointSeconds);
export const ownAverage = ({ sum, seconds }: OwnFigures): number => (seconds === 0 ? 0 : Math.round(sum / seconds));
