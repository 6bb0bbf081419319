import type { Values } from './series.ts';

/** The grade is computed over distance, not time: altitudes are inaccurate, and during a stop the athlete climbs nothing. */

const REACH_METRES = 50;
const WAY_METRES = 20;
/** Percent. A higher grade comes from a jump of the altitude. */
const GRADE_MAX = 45;

/** Grades in percent, by least squares over the surrounding 100 m. Null without altitude or with too little distance. */
export function gradesOf(altitude: Values, metres: readonly number[]): (number | null)[] {
  const places = placesOf(altitude, metres);
  const grades = Array.from<number | null>({ length: altitude.length }).fill(null);
  const [origin, floor] = [places[0]?.way ?? 0, places[0]?.height ?? 0];
  let sum = { way: 0, height: 0, ways: 0, both: 0 };
  const sums = [sum];
  for (const { way, height } of places) {
    const [x, y] = [way - origin, height - floor];
    sum = { way: sum.way + x, height: sum.height + y, ways: sum.ways + x * x, both: sum.both + x * y };
    sums.push(sum);
  }
  let [from, to] = [0, 0];
  for (const { seconds, way } of places) {
    while ((places[from]?.way ?? way) < way - REACH_METRES) from++;
    while (to < places.length && (places[to]?.way ?? way) <= way + REACH_METRES) to++;
    const [start, end] = [sums[from], sums[to]];
    if (!start || !end || (places[to - 1]?.way ?? way) - (places[from]?.way ?? way) < WAY_METRES) continue;
    const count = to - from;
    const [x, y] = [end.way - start.way, end.height - start.height];
    const spread = count * (end.ways - start.ways) - x * x;
    if (spread <= 0) continue;
    const slope = (100 * (count * (end.both - start.both) - x * y)) / spread;
    for (const second of seconds) grades[second] = Math.min(GRADE_MAX, Math.max(-GRADE_MAX, slope));
  }
  return grades;
}

interface Spot {
  readonly way: number;
  readonly height: number;
  readonly seconds: readonly number[];
}

function placesOf(altitude: Values, metres: readonly number[]): Spot[] {
  const places: { way: number; height: number; seconds: number[] }[] = [];
  for (const [second, height] of altitude.entries()) {
    const way = metres[second];
    if (height === null || way === undefined) continue;
    const last = places.at(-1);
    if (last?.way === way) {
      last.height += (height - last.height) / (last.seconds.length + 1);
      last.seconds.push(second);
    } else places.push({ way, height, seconds: [second] });
  }
  return places;
}

export type GradeTone = 0 | 1 | 2 | 3;
export function gradeTone(percent: number | null): GradeTone {
  const rounded = percent === null ? 0 : Math.round(percent);
  return rounded < 1 ? 0 : rounded < 4 ? 1 : rounded < 7 ? 2 : 3;
}
