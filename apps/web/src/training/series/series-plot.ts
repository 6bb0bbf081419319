import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { METERS_PER_MILE } from '@clubpulse/rules/formats/units';
import { metresBetween } from '@clubpulse/rules/training/series/series';
import { type Axis, type Span, secondAt } from './chart-view.ts';

export type Values = readonly (number | null)[];

export function columnsOf(values: Values, columns: number, axis: Axis, span: Span): (number | null)[] {
  const seconds = Array.from({ length: columns + 1 }, (_, column) => secondAt(axis, span, column / columns));
  return Array.from({ length: columns }, (_, column) => {
    const from = seconds[column] ?? 0;
    const to = column === columns - 1 ? span.to + 1 : (seconds[column + 1] ?? 0);
    return average(values.slice(from, Math.max(from + 1, to)));
  });
}

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

export function areasOf(
  columns: Values,
  tones: readonly number[],
  [lowest, highest]: readonly [number, number],
  base: number,
): readonly { readonly tone: number; readonly path: string }[] {
  const span = Math.max(1e-6, highest - lowest);
  const at = (value: number) => (100 - ((value - lowest) / span) * 100).toFixed(1);
  const paths = new Map<number, string>();
  for (const [column, value] of columns.entries()) {
    const tone = tones[column] ?? 0;
    if (value !== null) paths.set(tone, `${paths.get(tone) ?? ''}M${column} ${at(base)}V${at(value)}H${column + 1}V${at(base)}z`);
  }
  return [...paths].map(([tone, path]) => ({ tone, path }));
}

export const average = (values: Values): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

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

export interface Point {
  readonly second: number;
  readonly x: number;
  readonly y: number;
}

const PADDING = 0.001;
const POINT_ZOOM = 15;
const TILE_PIXELS = 256;
export const JOINED_SECONDS = 30;
const POINTS_MAX = 1500;
const METRES_OF_A_FOOT = 0.3048;

export interface Paper {
  readonly points: readonly Point[];
  readonly scale: number;
  /** Degrees of the upper left corner, and pixels per degree. Null without a route. */
  readonly frame: {
    readonly west: number;
    readonly north: number;
    readonly perLongitude: number;
    readonly perLatitude: number;
  } | null;
}
const METRES_OF_A_DEGREE = metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });

export function paperOf({ Latitude, Longitude, Seconds }: TrainingSeries, width: number, height: number): Paper {
  const places = Array.from({ length: Seconds }, (_, second) => ({
    second,
    latitude: Latitude?.[second] ?? null,
    longitude: Longitude?.[second] ?? null,
  })).flatMap(({ second, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ second, latitude, longitude }],
  );
  if (places.length === 0) return { points: [], scale: 0, frame: null };
  const [south, north] = limitsOf(places.map(({ latitude }) => latitude));
  const [west, east] = limitsOf(places.map(({ longitude }) => longitude));
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const isPlace = north - south <= 2 * PADDING && east - west <= 2 * PADDING;
  const scale = isPlace
    ? (TILE_PIXELS * 2 ** POINT_ZOOM) / 360 / narrow
    : Math.min(width / ((east - west) * narrow), height / (north - south));
  const [left, top] = [(width - (east - west) * narrow * scale) / 2, (height - (north - south) * scale) / 2];
  const step = Math.ceil(places.length / POINTS_MAX);
  const points = places
    .filter((_, index) => index % step === 0 || index === places.length - 1)
    .map(({ second, latitude, longitude }) => ({
      second,
      x: left + (longitude - west) * narrow * scale,
      y: top + (north - latitude) * scale,
    }));
  const perLongitude = narrow * scale;
  const frame = { west: west - left / perLongitude, north: north + top / scale, perLongitude, perLatitude: scale };
  return { points, scale: scale / METRES_OF_A_DEGREE, frame };
}

export function scaleBar(scale: number, most: number, imperial: boolean) {
  const isFar = imperial ? most / scale >= METERS_PER_MILE : most / scale >= 1000;
  const unit = imperial ? (isFar ? METERS_PER_MILE : METRES_OF_A_FOOT) : isFar ? 1000 : 1;
  const room = most / scale / unit;
  const power = 10 ** Math.floor(Math.log10(room));
  const count = power * ([5, 2, 1].find((times) => times * power <= room) ?? 1);
  return { count, isFar, pixels: count * unit * scale };
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

export function marksOf(points: readonly Point[], metres: readonly number[], unit: number): Mark[] {
  let count = 1;
  return points.flatMap((point) => {
    const way = metres[point.second] ?? 0;
    if (way < count * unit) return [];
    count = Math.floor(way / unit);
    return [{ point, count: count++ }];
  });
}
