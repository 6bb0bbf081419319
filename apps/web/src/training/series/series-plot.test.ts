import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { expect, it } from 'vitest';
import { timeAxis } from './chart-view.ts';
import { areasOf, columnsOf, lineOf, marksOf, metresOf, paperOf, scaleBar } from './series-plot.ts';

const SECONDS = 400;
const series: TrainingSeries = {
  Begin: '2026-11-20T08:00:00Z',
  Seconds: SECONDS,
  Power: null,
  Cadence: null,
  Speed: null,
  Distance: null,
  Altitude: Array.from({ length: SECONDS }, (_, second) => 100 + second / 2),
  Latitude: Array.from({ length: SECONDS }, (_, second) => 45 + (second * 10) / 111_319.49),
  Longitude: Array.from({ length: SECONDS }, () => 9),
  Hits: null,
  PowerFigures: null,
  IsSpeedWorkedOut: false,
  HasHiddenEnds: false,
};

const all = (seconds: number) => ({ axis: timeAxis(seconds), span: { from: 0, to: seconds - 1 } });

it('a chart shows the mean of each column, and no line over a gap', () => {
  const six = all(6);
  expect(columnsOf([1, 3, null, null, 5, 7], 3, six.axis, six.span)).toEqual([2, null, 6]);
  expect(columnsOf([4, 8], 4, timeAxis(2), { from: 0, to: 1 })).toEqual([4, 4, 8, 8]);
  expect(lineOf([0, 10, null, 5], 0, 10)).toBe('M0 100.0L1 0.0M3 50.0');
});

it('a chart shows only the part of the series that is zoomed into, by time or distance', () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(columnsOf(values, 2, timeAxis(8), { from: 2, to: 5 })).toEqual([2.5, 4.5]);
  const way = [0, 10, 20, 20, 20, 20, 30, 40];
  expect(columnsOf(values, 4, way, { from: 0, to: 7 })).toEqual([0, 1, 3.5, 6.5]);
});

it('neighbouring columns of one tone are drawn as one shape from the base line', () => {
  expect(areasOf([5, null, -5], [1, 1, 0], [-10, 10], 0)).toEqual([
    { tone: 1, path: 'M0 50.0V25.0H1V50.0z' },
    { tone: 0, path: 'M2 50.0V75.0H3V50.0z' },
  ]);
});

it('the distance of a series is the length of the line through its places', () => {
  expect(metresOf(series).at(-1)).toBeCloseTo(3990, 0);
});

it('a route is drawn with north at the top and a mark at each kilometre or mile', () => {
  const { points } = paperOf(series, 300, 200);
  const [first, last] = [points[0], points.at(-1)];
  expect(first?.x).toBeCloseTo(150, 5);
  expect(first?.y).toBeGreaterThan(last?.y ?? 200);
  const marks = (unit: number) => marksOf(points, metresOf(series), unit).map(({ count, point }) => [count, point.second]);
  expect(marks(1000)).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  expect(marks(1609)).toEqual([
    [1, 161],
    [2, 322],
  ]);
  expect(paperOf({ ...series, Latitude: null }, 300, 200).points).toEqual([]);
});

it('a route is drawn with at least 0.001 degrees around it on each side', () => {
  const [width, height] = [300, 200];
  const east = {
    ...series,
    Latitude: series.Longitude?.map(() => 45) ?? null,
    Longitude: series.Latitude?.map((degrees) => (degrees ?? 0) - 36) ?? null,
  };
  for (const route of [series, east]) {
    const { points, scale } = paperOf(route, width, height);
    const degree = 111_319.49 * scale;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const narrow = Math.cos((45 * Math.PI) / 180);
    for (const room of [Math.min(...xs), width - Math.max(...xs)])
      expect(room).toBeGreaterThanOrEqual(0.001 * narrow * degree * 0.99);
    for (const room of [Math.min(...ys), height - Math.max(...ys)]) expect(room).toBeGreaterThanOrEqual(0.001 * degree * 0.99);
  }
});

it('a route of a single place shows it in the middle at the scale of zoom 15', () => {
  const { points, scale } = paperOf({ ...series, Seconds: 1 }, 300, 200);
  expect(points.map(({ second, x, y }) => [second, Math.round(x), Math.round(y)])).toEqual([[0, 150, 100]]);
  expect(1 / scale).toBeCloseTo(4.777 * Math.cos((45 * Math.PI) / 180), 2);
});

it('a drawn route has a scale bar of a round distance', () => {
  expect(scaleBar(0.1, 150, false)).toEqual({ count: 1, isFar: true, pixels: 100 });
  expect(scaleBar(0.5, 150, false)).toEqual({ count: 200, isFar: false, pixels: 100 });
  expect(scaleBar(0.05, 150, true)).toMatchObject({ count: 1, isFar: true });
  expect(scaleBar(0.5, 150, true)).toMatchObject({ count: 500, isFar: false });
});
