import { expect, it } from 'vitest';
import {
  type Counted,
  type Counting,
  countsHearts,
  daysBefore,
  isCounted,
  ownTarget,
  percentOfTarget,
  reachedOn,
  valueOf,
} from './counting.ts';

const all: Counting = { Type: 'Points', ValidZones: [], MinTargetPrc: null, MinMinutes: null, BestTrainings: null };
const training = (fields: Partial<Counted> = {}): Counted => ({
  Day: '2026-11-21',
  Points: 40,
  Duration: 1800,
  ZoneTimes: [0, 0, 0, 600, 600, 0],
  TargetTime: 600,
  Calories: 300,
  ...fields,
});
const points = [40, 70, 50].map((Points, place) => training({ Points, Day: `2026-11-2${place + 1}` }));

it('a challenge limited to the best two trainings counts 120 of 40, 70 and 50 points', () => {
  expect(valueOf({ ...all, BestTrainings: 2 }, points)).toBe(120);
  expect(valueOf({ ...all, BestTrainings: 5 }, points)).toBe(160);
  expect(valueOf(all, points)).toBe(160);
  expect(valueOf(all, [])).toBe(0);
});

it('a challenge counts a training only if the required share of its seconds with a heart rate is in the target zone', () => {
  const half = training({ Duration: 7200 });
  expect([49, 50, 51].map((MinTargetPrc) => isCounted({ ...all, MinTargetPrc }, half))).toEqual([true, true, false]);
  expect(isCounted({ ...all, MinTargetPrc: 1 }, training({ ZoneTimes: [0, 0, 0, 0, 0, 0], TargetTime: 0 }))).toBe(false);
});

it('a challenge counts a training only if it lasts the required number of minutes', () => {
  expect([30, 31].map((MinMinutes) => isCounted({ ...all, MinMinutes }, training()))).toEqual([true, false]);
});

it('a challenge counts the values of its type, and a zone that is listed twice only once', () => {
  const two = [training(), training({ Day: '2026-11-21', Points: 5 })];
  const value = (fields: Partial<Counting>) => valueOf({ ...all, ...fields }, two);
  expect([value({ Type: 'Trainings' }), value({ Type: 'ActiveDays' }), value({ Type: 'Duration' })]).toEqual([2, 1, 3600]);
  expect([value({ Type: 'Calories' }), value({ Type: 'ClassAttendance' })]).toEqual([600, 2]);
  expect(value({ Type: 'ZoneTime', ValidZones: [3, 4, 3] })).toBe(2400);
});

it('a challenge rounds points of certain zones once for the sum of all trainings, not per training', () => {
  const inZones = (ValidZones: number[], fields: Partial<Counting> = {}) => ({ ...all, ValidZones, ...fields });
  expect(valueOf(inZones([3]), [training()])).toBe(60);
  expect(valueOf(inZones([4, 3, 4]), [training()])).toBe(140);
  expect(valueOf(inZones([0, 1, 5]), [training()])).toBe(0);
  const short = training({ ZoneTimes: [0, 20, 0, 0, 0, 0] });
  expect([1, 2, 3].map((times) => valueOf(inZones([1]), Array(times).fill(short)))).toEqual([0, 1, 1]);
  expect(valueOf(inZones([1], { BestTrainings: 1 }), [short, training({ ZoneTimes: [0, 120, 0, 0, 0, 0] })])).toBe(2);
});

it('a challenge of points counts heart rates only if it is limited to certain zones', () => {
  expect([countsHearts(all), countsHearts({ ...all, ValidZones: [4] })]).toEqual([false, true]);
  expect(countsHearts({ ...all, Type: 'Trainings', ValidZones: [4] })).toBe(false);
});

it('a challenge of consecutive days counts the longest sequence of days with a training', () => {
  const on = (...days: number[]) =>
    valueOf(
      { ...all, Type: 'StreakDays' },
      days.map((day) => training({ Day: `2026-11-${10 + day}` })),
    );
  expect([on(), on(1), on(1, 3, 4), on(1, 2, 2, 3, 9, 10)]).toEqual([0, 1, 2, 3]);
});

it("a challenge of the kind Personal uses each participant's own target: their earlier result, but at least the minimum", () => {
  expect([ownTarget(100, 40), ownTarget(100, 250)]).toEqual([100, 250]);
  expect([percentOfTarget(99, 100), percentOfTarget(255, 250)]).toEqual([99, 102]);
  expect(daysBefore({ StartDate: '2026-12-01', EndDate: '2026-12-31' })).toEqual({ first: '2026-10-31', last: '2026-11-30' });
});

it('the result of a challenge includes the day on which each goal was reached', () => {
  expect(reachedOn([40, 100, 160, 161], all, points.toReversed(), (value) => value)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});
