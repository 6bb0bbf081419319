import { expect, it } from 'vitest';
import { lengthOf, longestOf, pausesWithin, silentPauseSeconds } from './pauses.ts';

const beats = new Uint8Array(100).fill(120);
beats.fill(0, 20, 60);
beats[40] = 110;
beats.fill(0, 70, 75);
const stretch = { begin: 1000, end: 1100, beats };

it('a pause counts only its seconds without a heart rate', () => {
  expect(silentPauseSeconds(stretch, [{ begin: 1020, end: 1060 }])).toBe(41);
  expect(silentPauseSeconds(stretch, [{ begin: 1070, end: 1075 }])).toBe(0);
  expect(silentPauseSeconds(stretch, [{ begin: 1050, end: 1500 }])).toBe(10);
  expect(silentPauseSeconds(stretch, [])).toBe(0);
});

it('the pauses of a part of a training are cut at the begin and end of that part', () => {
  const pauses = [
    { begin: 1010, end: 1030 },
    { begin: 1050, end: 1060 },
  ];
  expect(pausesWithin(pauses, { begin: 1020, end: 1055 })).toEqual([
    { begin: 1020, end: 1030 },
    { begin: 1050, end: 1055 },
  ]);
  expect(pausesWithin(pauses, { begin: 1030, end: 1050 })).toEqual([]);
  expect(lengthOf(pauses)).toBe(30);
});

it('of too many pauses only the longest remain, in their order; of few pauses all remain', () => {
  const pauses = Array.from({ length: 10_000 }, (_, index) => ({ begin: 100 * index, end: 100 * index + 5 + (index % 40) }));
  const remaining = longestOf(pauses, 500);
  expect(remaining).toHaveLength(500);
  expect(remaining.every(({ begin, end }) => end - begin >= 43)).toBe(true);
  expect(remaining).toEqual(remaining.toSorted((one, other) => one.begin - other.begin));
  expect(longestOf(pauses, 10_000)).toEqual(pauses);
});
