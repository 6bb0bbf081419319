import { metresBetween, placeAt, type Series, type Values } from './series.ts';

/** The speed is smoothed, because positions are inaccurate. */
const READ_SECONDS = 15;
/** After this many seconds without a sample the speed is unknown. */
const SILENT_SECONDS = 30;
/** Metres per second. A position that requires a higher speed is wrong. */
const FASTEST = 60;

interface Point {
  readonly second: number;
  readonly metres: number;
}

/**
 * Metres per second, from the distance or otherwise from positions. Undefined without both. The ends must be hidden before, so
 * that the speed does not reveal them.
 */
export function speedAlong(series: Series): Values | undefined {
  const counted = countedPoints(series);
  const isCounted = (counted.at(-1)?.metres ?? 0) > (counted[0]?.metres ?? 0);
  const points = isCounted ? counted : placedPoints(series);
  const speeds = Array.from<number | null>({ length: series.seconds }).fill(null);
  for (const run of runsOf(points)) fillSpeeds(speeds, run);
  return speeds.some((speed) => speed !== null) ? speeds : undefined;
}

const countedPoints = ({ values }: Series): Point[] =>
  (values.Distance ?? []).flatMap((metres, second) => (metres === null ? [] : [{ second, metres }]));

function placedPoints(series: Series): Point[] {
  const points: Point[] = [];
  let before: ReturnType<typeof placeAt>;
  for (let second = 0; second < series.seconds; second++) {
    const place = placeAt(series, second);
    if (place === undefined) continue;
    points.push({ second, metres: (points.at(-1)?.metres ?? 0) + (before ? metresBetween(before, place) : 0) });
    before = place;
  }
  return points;
}

function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && point.second - last.second <= SILENT_SECONDS) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

function fillSpeeds(speeds: (number | null)[], run: readonly Point[]): void {
  const first = run[0]?.second ?? 0;
  const metres = everySecond(run);
  const last = metres.length - 1;
  for (let second = 0; second <= last && last > 0; second++) {
    const from = Math.max(0, second - Math.floor(READ_SECONDS / 2));
    const to = Math.min(last, second + Math.ceil(READ_SECONDS / 2));
    const speed = ((metres[to] ?? 0) - (metres[from] ?? 0)) / (to - from);
    speeds[first + second] = speed >= 0 && speed <= FASTEST ? speed : null;
  }
}

function everySecond(run: readonly Point[]): number[] {
  return run.flatMap(({ second, metres }, index) => {
    const next = run[index + 1];
    if (next === undefined) return [metres];
    const step = (next.metres - metres) / (next.second - second);
    return Array.from({ length: next.second - second }, (_, after) => metres + step * after);
  });
}
