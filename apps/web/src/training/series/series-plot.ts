import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { metresBetween } from '@clubpulse/rules/training/series/series';

/** From values a second to what is drawn of them. */

type Values = readonly (number | null)[];

/** Mean of each of `columns` parts of the seconds; null where a part has no value. */
export function columnsOf(values: Values, columns: number): (number | null)[] {
  return Array.from({ length: columns }, (_, column) => {
    const part = values.slice(
      Math.floor((column * values.length) / columns),
      Math.max(Math.floor((column * values.length) / columns) + 1, Math.floor(((column + 1) * values.length) / columns)),
    );
    const known = part.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}

/** A line through what is there: over a gap it is not joined. Height 100, from the lowest to the highest. */
export function lineOf(columns: Values, lowest: number, highest: number): string {
  const span = Math.max(1e-6, highest - lowest);
  let isOpen = false;
  return columns
    .flatMap((value, column) => {
      if (value === null) {
        isOpen = false;
        return [];
      }
      const point = `${isOpen ? 'L' : 'M'}${column} ${(100 - ((value - lowest) / span) * 100).toFixed(1)}`;
      isOpen = true;
      return [point];
    })
    .join('');
}

export const average = (values: Values): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Metres since the beginning, second by second: as they were recorded, else along the places. */
export function metresOf({ Distance, Latitude, Longitude, Seconds }: TrainingSeries): number[] {
  let metres = 0;
  let before: { latitude: number; longitude: number } | undefined;
  return Array.from({ length: Seconds }, (_, second) => {
    if (Distance) {
      metres = Distance[second] ?? metres;
      return metres;
    }
    const [latitude, longitude] = [Latitude?.[second] ?? null, Longitude?.[second] ?? null];
    if (latitude !== null && longitude !== null) {
      const place = { latitude, longitude };
      if (before) metres += metresBetween(before, place);
      before = place;
    }
    return metres;
  });
}

/** Seconds over which a slope is measured: an altitude alone swings. */
const SLOPE_SECONDS = 30;
const SLOPE_METRES = 20;

/** Percent at a second; null where nobody knows, or where she stood. */
export function gradeAt(altitude: Values, metres: readonly number[], second: number): number | null {
  const [from, to] = [Math.max(0, second - SLOPE_SECONDS / 2), Math.min(metres.length - 1, second + SLOPE_SECONDS / 2)];
  const [low, high] = [altitude[from] ?? null, altitude[to] ?? null];
  const way = (metres[to] ?? 0) - (metres[from] ?? 0);
  return low === null || high === null || way < SLOPE_METRES ? null : ((high - low) / way) * 100;
}

/** Flat or down, gentle, steep, very steep. */
export const gradeTone = (percent: number | null): 0 | 1 | 2 | 3 =>
  percent === null || percent < 1 ? 0 : percent < 4 ? 1 : percent < 7 ? 2 : 3;

export interface Point {
  readonly second: number;
  readonly x: number;
  readonly y: number;
}

/** What is seen around a route, in degrees (spec 3 section 9). */
const PADDING = 0.001;
/** Places further apart in time are not joined. */
export const JOINED_SECONDS = 30;
const POINTS_MAX = 1500;

/** The places on plain paper of that size, north above; none where there is no route. */
export function pointsOn({ Latitude, Longitude, Seconds }: TrainingSeries, width: number, height: number): Point[] {
  const places = Array.from({ length: Seconds }, (_, second) => ({
    second,
    latitude: Latitude?.[second] ?? null,
    longitude: Longitude?.[second] ?? null,
  })).flatMap(({ second, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ second, latitude, longitude }],
  );
  if (places.length === 0) return [];
  const [south, north] = limitsOf(places.map(({ latitude }) => latitude));
  const [west, east] = limitsOf(places.map(({ longitude }) => longitude));
  // A degree of longitude is shorter the further north one is.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(width / ((east - west) * narrow), height / (north - south));
  const [left, top] = [(width - (east - west) * narrow * scale) / 2, (height - (north - south) * scale) / 2];
  const step = Math.ceil(places.length / POINTS_MAX);
  return places
    .filter((_, index) => index % step === 0 || index === places.length - 1)
    .map(({ second, latitude, longitude }) => ({
      second,
      x: left + (longitude - west) * narrow * scale,
      y: top + (north - latitude) * scale,
    }));
}

function limitsOf(values: readonly number[]): readonly [number, number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return [lowest - PADDING, highest + PADDING];
}

export interface Mark {
  readonly point: Point;
  readonly count: number;
}

/** The first place after each whole unit of the way (a kilometre, a mile). */
export function marksOf(points: readonly Point[], metres: readonly number[], unit: number): Mark[] {
  let count = 1;
  return points.flatMap((point) => {
    const way = metres[point.second] ?? 0;
    if (way < count * unit) return [];
    count = Math.floor(way / unit);
    return [{ point, count: count++ }];
  });
}
