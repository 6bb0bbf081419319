import { describe, expect, it } from 'vitest';
import { type GroupPart, resultsOf, zonesTogether } from './results.ts';

const part = (UserId: number, Points: number, own: Partial<GroupPart> = {}): GroupPart => ({
  UserId,
  TrainingId: UserId * 10,
  IsShared: true,
  Points,
  Duration: 600,
  GapTime: 0,
  ZoneTimes: [0, 100, 200, 300, 0, 0],
  TargetTime: 300,
  AverageHeartRate: 140,
  Calories: 90,
  limits: [90, 108, 126, 144, 162, 180],
  ...own,
});

describe('the results of a group training', () => {
  it('are ordered by points; equal points share a rank, and the next rank is skipped', () => {
    const ranks = resultsOf([part(1, 20), part(2, 35), part(3, 20), part(4, 5)]).map(({ UserId, Rank }) => [UserId, Rank]);
    expect(ranks).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [4, 4],
    ]);
  });

  it("have one entry per athlete, even if a lost signal split the athlete's training in two", () => {
    const [result, ...others] = resultsOf([
      part(1, 20, { AverageHeartRate: 120 }),
      part(1, 12, { TrainingId: 11, Duration: 1200, AverageHeartRate: 150 }),
    ]);
    expect(others).toEqual([]);
    expect(result).toMatchObject({ TrainingId: 11, Points: 32, Duration: 1800, AverageHeartRate: 140, AveragePercent: 77 });
    expect(result?.ZoneTimes).toEqual([0, 200, 400, 600, 0, 0]);
  });

  it('contain no average of an athlete who does not share heart rates', () => {
    expect(resultsOf([part(1, 20, { AverageHeartRate: null })])).toMatchObject([
      { AverageHeartRate: null, AveragePercent: null },
    ]);
  });

  it('add up the times of each zone', () => {
    expect(zonesTogether([])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(
      zonesTogether([
        [1, 2, 3, 4, 5, 6],
        [1, 0, 0, 0, 0, 1],
      ]),
    ).toEqual([2, 2, 3, 4, 5, 7]);
  });
});
