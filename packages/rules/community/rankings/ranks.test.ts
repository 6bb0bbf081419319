import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranked, separatedBy } from './ranks.ts';

const total = (Points: number, Trainings = 1, LastDay = '2026-11-20', Duration = 60) => ({
  Points,
  Trainings,
  Duration,
  LastDay,
});
const ranks = (...totals: ReturnType<typeof total>[]) => ranked(totals, 'Points').map(({ Points, Rank }) => [Points, Rank]);

it('equal totals share a rank, and the next rank is left out', () => {
  expect(ranks(total(90), total(100), total(80), total(90))).toEqual([
    [100, 1],
    [90, 2],
    [90, 2],
    [80, 4],
  ]);
});

it('totals with equal points are ranked by fewer trainings, then by the earlier last training', () => {
  const [many, late, early] = [total(90, 3), total(90, 2, '2026-11-20'), total(90, 2, '2026-11-18')];
  expect(ranked([many, late, early], 'Points').map(({ Rank, ...one }) => [Rank, one])).toEqual([
    [1, early],
    [2, late],
    [3, many],
  ]);
});

it('totals are ranked by trainings or by time if requested, and by points if these are equal', () => {
  const [often, long, longer] = [
    total(10, 5, '2026-11-20', 60),
    total(20, 1, '2026-11-20', 600),
    total(30, 1, '2026-11-20', 600),
  ];
  expect(ranked([long, often, longer], 'Trainings').map(({ Points }) => Points)).toEqual([10, 30, 20]);
  expect(ranked([often, long, longer], 'Duration').map(({ Points }) => Points)).toEqual([30, 20, 10]);
});

it('the rank of an athlete is one more than the number of athletes with a better total', () => {
  const aTotal = fc.record({
    Points: fc.nat(3),
    Trainings: fc.integer({ min: 1, max: 2 }),
    Duration: fc.nat(2),
    LastDay: fc.constantFrom('2026-11-19', '2026-11-20'),
  });
  fc.assert(
    fc.property(fc.array(aTotal), (totals) => {
      const found = ranked(totals, 'Points');
      expect(found.map(({ Rank: _rank, ...one }) => one).toSorted(byText)).toEqual(totals.toSorted(byText));
      for (const { Rank } of found) expect(found.filter((one) => one.Rank < Rank)).toHaveLength(Rank - 1);
    }),
  );
});
const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));

it('the criterion that decided between two neighbouring places is returned', () => {
  const one = { Points: 40, Trainings: 4, LastDay: '2026-11-20' };
  expect(separatedBy({ ...one, Points: 41 }, one)).toBe('Value');
  expect(separatedBy({ ...one, Trainings: 3 }, one)).toBe('Trainings');
  expect(separatedBy({ ...one, LastDay: '2026-11-19' }, one)).toBe('LastDay');
});
