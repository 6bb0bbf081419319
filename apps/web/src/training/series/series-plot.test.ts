import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { expect, it } from 'vitest';
import { columnsOf, gradeAt, gradeTone, lineOf, marksOf, metresOf, pointsOn } from './series-plot.ts';

const SECONDS = 400;
/** Straight north at 10 m a second, up 1 m in 20. */
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
  PowerFigures: null,
  HasHiddenEnds: false,
};

it('a chart has the mean of each column, and no line over a gap', () => {
  expect(columnsOf([1, 3, null, null, 5, 7], 3)).toEqual([2, null, 6]);
  expect(columnsOf([4, 8], 4)).toEqual([4, 4, 8, 8]);
  expect(lineOf([0, 10, null, 5], 0, 10)).toBe('M0 100.0L1 0.0M3 50.0');
});

it('the way is as long as its places, and as steep as the altitude over it', () => {
  const metres = metresOf(series);
  expect(metres.at(-1)).toBeCloseTo(3990, 0);
  expect(gradeAt(series.Altitude ?? [], metres, 200)).toBeCloseTo(5, 1);
  expect(gradeAt(series.Altitude ?? [], metres.fill(0), 200)).toBeNull();
  expect([-3, 0.9, 1, 4, 7].map(gradeTone)).toEqual([0, 0, 1, 2, 3]);
});

it('a route lies north above on the paper with a mark at each kilometre, and a single place has a place', () => {
  const points = pointsOn(series, 300, 200);
  const [first, last] = [points[0], points.at(-1)];
  expect(first?.x).toBeCloseTo(150, 5);
  expect(first?.y).toBeGreaterThan(last?.y ?? 200);
  expect(marksOf(points, metresOf(series), 1000).map(({ count, point }) => [count, point.second])).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ]);
  const [only] = pointsOn({ ...series, Seconds: 1 }, 300, 200);
  expect(only).toEqual({ second: 0, x: 150, y: 100 });
  expect(pointsOn({ ...series, Latitude: null }, 300, 200)).toEqual([]);
});
