import { expect, it } from 'vitest';
import { silencesOf } from './chart-axis.ts';

const silentIn = (...spans: readonly (readonly [number, number])[]) =>
  Array.from({ length: 300 }, (_, second) => (spans.some(([from, to]) => second >= from && second < to) ? null : 140));

it('a silence in the series is a pause of the recorder or lost data', () => {
  const values = silentIn([50, 120], [200, 260]);
  expect(silencesOf(values, 10, [])).toEqual([
    { from: 50, to: 120, isPause: false, seconds: 71 },
    { from: 200, to: 260, isPause: false, seconds: 61 },
  ]);
  expect(silencesOf(values, 10, [{ from: 50, to: 120 }])).toEqual([
    { from: 50, to: 120, isPause: true, seconds: 71 },
    { from: 200, to: 260, isPause: false, seconds: 61 },
  ]);
});

it('a silence in the series lasts as long as the time that the sums of the training leave out', () => {
  const values = Array.from({ length: 1800 }, (_, second) => (second >= 600 && second < 904 ? null : 140));
  const [gap] = silencesOf(values, 30, []);
  expect(gap?.seconds).toBe(305);
});

it('a pause inside a silence splits it into the pause and long lost parts before and after', () => {
  expect(silencesOf(silentIn([50, 120]), 10, [{ from: 55, to: 90 }])).toEqual([
    { from: 55, to: 90, isPause: true, seconds: 35 },
    { from: 90, to: 120, isPause: false, seconds: 30 },
  ]);
});

it('a pause with values is no silence, and a pause at the end of the series is a silence', () => {
  expect(silencesOf(silentIn([100, 130]), 10, [{ from: 60, to: 130 }])).toEqual([
    { from: 100, to: 130, isPause: true, seconds: 31 },
  ]);
  expect(silencesOf(silentIn([250, 300]), 10, [{ from: 250, to: 300 }])).toEqual([
    { from: 250, to: 300, isPause: true, seconds: 51 },
  ]);
});
