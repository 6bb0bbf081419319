import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activitiesOf, isSameActivity, type SourceRow } from './sources.ts';

const row = (TrainingId: number, begin: number, end: number, fields: Partial<SourceRow> = {}): SourceRow => ({
  TrainingId,
  begin,
  end,
  ClubId: null,
  Source: 'File',
  received: end - begin,
  chosenAt: null,
  ...fields,
});
const counting = (rows: readonly SourceRow[]) =>
  [...activitiesOf(rows)].flatMap(([id, { Counts }]) => (Counts ? [id] : [])).toSorted((a, b) => a - b);

it.each([
  ['half of the shorter one', [0, 100], [50, 400], true],
  ['less than half', [0, 100], [51, 400], false],
  ['nothing', [0, 100], [100, 200], false],
])('two rows belong to one activity depending on how much time they share: %s', (_, [a = 0, b = 0], [c = 0, d = 0], isSame) => {
  expect(isSameActivity({ begin: a, end: b }, { begin: c, end: d })).toBe(isSame);
});

describe('the row of an activity that counts', () => {
  const wrist = row(1, 0, 3000, { Source: 'Wearable' });
  const chest = row(2, 100, 2900, { Source: 'Heart', ClubId: 7 });
  const hand = row(3, 0, 3600, { Source: 'Hand', received: 0 });
  it('is recorded by a chest strap rather than at the wrist, and is a measurement rather than an entry by hand', () => {
    expect(counting([wrist, chest, hand])).toEqual([2]);
    expect(counting([wrist, hand])).toEqual([1]);
    expect(activitiesOf([hand, chest]).get(3)).toEqual({ ActivityId: 2, Counts: false, CountsInClub: true });
  });
  it('is the row that the athlete chose, and of two chosen rows the one chosen later', () => {
    expect(counting([wrist, chest, { ...hand, chosenAt: 5 }])).toEqual([3]);
    expect(counting([{ ...wrist, chosenAt: 6 }, chest, { ...hand, chosenAt: 5 }])).toEqual([1]);
  });
  it('is otherwise the row with more heart rates, then the longer row, then the first row', () => {
    expect(counting([row(1, 0, 100, { received: 60 }), row(2, 0, 90, { received: 80 })])).toEqual([2]);
    expect(counting([row(1, 0, 90, { received: 0 }), row(2, 0, 100, { received: 0 })])).toEqual([2]);
    expect(counting([row(2, 0, 90), row(1, 0, 90)])).toEqual([1]);
  });
});

it('the trainings of two classes both count, even if one recording covers both classes', () => {
  const classes = [row(1, 0, 2700, { Source: 'Heart', ClubId: 7 }), row(2, 3300, 6000, { Source: 'Heart', ClubId: 7 })];
  const longest = row(3, 0, 6000);
  expect(counting([...classes, longest])).toEqual([1, 2]);
  expect(counting([...classes, { ...longest, chosenAt: 1 }])).toEqual([3]);
  const activities = activitiesOf([...classes, { ...longest, chosenAt: 1 }]);
  expect([1, 2].map((id) => activities.get(id))).toMatchObject([{ CountsInClub: true }, { CountsInClub: true }]);
});

it('a file that overlaps two equal class trainings belongs to the activity of the earlier one, in any order of arrival', () => {
  const [early, late, file] = [
    { begin: 60, end: 540 },
    { begin: 600, end: 1080 },
    { begin: 0, end: 840 },
  ];
  const rows = (first: number, second: number) => [
    { ...row(first, 0, 0, { Source: 'Heart', received: 480 }), ...early },
    { ...row(second, 0, 0, { Source: 'Heart', received: 480 }), ...late },
    { ...row(3, 0, 0), ...file },
  ];
  expect(activitiesOf(rows(1, 2)).get(3)?.ActivityId).toBe(1);
  expect(activitiesOf(rows(2, 1)).get(3)?.ActivityId).toBe(2);
});

const aRow = fc.record({
  begin: fc.integer({ min: 0, max: 60 }),
  length: fc.integer({ min: 1, max: 30 }),
  ClubId: fc.constantFrom(null, 7, 8),
  Source: fc.constantFrom('Heart', 'Hand', 'File', 'Wearable'),
  received: fc.integer({ min: 0, max: 30 }),
  chosenAt: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
});
const someRows = fc.array(aRow, { minLength: 1, maxLength: 9 }).map((rows) =>
  rows.map(({ begin, length, received, ...one }, index) => ({
    ...one,
    TrainingId: index + 1,
    begin,
    end: begin + length,
    received: Math.min(received, length),
  })),
);

it('each activity has one row that counts, independently of the order of rows', () => {
  fc.assert(
    fc.property(someRows, fc.integer(), (rows, seed) => {
      const activities = activitiesOf(rows);
      const shuffled = rows.toSorted((a, b) => ((a.TrainingId * 31 + seed) % 7) - ((b.TrainingId * 31 + seed) % 7));
      const sorted = (map: ReadonlyMap<number, unknown>) => [...map].toSorted(([a], [b]) => a - b);
      expect(sorted(activitiesOf(shuffled))).toEqual(sorted(activities));
      const groups = Map.groupBy(rows, ({ TrainingId }) => activities.get(TrainingId)?.ActivityId ?? TrainingId);
      for (const [id, group] of groups) {
        expect(id).toBe(Math.min(...group.map(({ TrainingId }) => TrainingId)));
        expect(group.filter(({ TrainingId }) => activities.get(TrainingId)?.Counts)).toHaveLength(1);
      }
      const counted = rows.filter(({ TrainingId }) => activities.get(TrainingId)?.Counts);
      for (const one of counted) for (const other of counted) expect(one === other || !isSameActivity(one, other)).toBe(true);
    }),
  );
});

it('a club counts one of its own rows of an activity, whatever other rows there are', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const all = activitiesOf(rows);
      const own = rows.filter(({ ClubId }) => ClubId === 7);
      const alone = activitiesOf(own.map((one) => ({ ...one, chosenAt: null })));
      for (const { TrainingId } of own) expect(all.get(TrainingId)?.CountsInClub).toBe(alone.get(TrainingId)?.Counts);
    }),
  );
});
