import { describe, expect, it } from 'vitest';
import { doubled, doubledByName, moved, replaced, without } from './changes.ts';
import { muscleLoad } from './muscle-load.ts';

describe('an ordered list', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('moves the item %i to the place %i, and ignores places that do not exist', (from, to, expected) =>
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected),
  );

  it('puts a copy behind its original, and replaces and removes items', () => {
    const sets = [{ name: 'a' }, { name: 'b' }];
    const twice = doubled(sets, 0);
    expect(twice).toEqual([{ name: 'a' }, { name: 'a' }, { name: 'b' }]);
    expect(twice[1]).not.toBe(twice[0]);
    expect(replaced(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
    expect(without(['a', 'b'], 0)).toEqual(['b']);
  });

  it.each([
    [['Day A'], 0, 'Day B'],
    [['Day A', 'Day B', 'Day C'], 0, 'Day D'],
    [['Day Z'], 0, 'Day Z 2'],
    [['Giorno a'], 0, 'Giorno b'],
    [['A', 'B'], 1, 'C'],
    [['Legs'], 0, 'Legs 2'],
    [['Legs', 'Legs 2'], 0, 'Legs 3'],
    [['Week 9', 'Legs'], 0, 'Week 10'],
    [['', ''], 0, ''],
    [['Pull'.padEnd(60, '!')], 0, undefined],
  ])('with the names %j gives the copy of item %i the name %s', (names, at, name) => {
    const copied = doubledByName(
      names.map((Name) => ({ Name })),
      at,
      60,
    );
    expect(copied).toHaveLength(names.length + 1);
    expect(copied[at + 1]?.Name).toBe(name ?? copied[at]?.Name.slice(0, 58).concat(' 2'));
  });
});

describe('the load on muscles', () => {
  const line = (ExerciseId: number) => ({
    Kind: 'exercise' as const,
    ExerciseId,
    Reps: 8,
    RepsMax: null,
    Duration: null,
    Weight: null,
    WeightMax: null,
    Tempo: '',
    Rpe: null,
    CardioZone: null,
    CardioZoneMax: null,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: null,
  });

  it('counts each round as a set, secondary muscles by half, and leaves out deleted exercises', () => {
    const known = new Map([
      [1, { MainMuscle: 'glutes' as const, OtherMuscles: ['hamstrings' as const] }],
      [2, { MainMuscle: 'hamstrings' as const, OtherMuscles: [] }],
    ]);
    const Lines = [line(1), line(2), line(3), { Kind: 'pause' as const, Duration: 30, CardioZone: null }];
    const days = [{ Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets: [{ Rounds: 3, RoundRest: null, Lines }] }] }];
    expect(muscleLoad(days, known)).toEqual([
      { muscle: 'hamstrings', sets: 4.5 },
      { muscle: 'glutes', sets: 3 },
    ]);
  });

  it('leaves out muscles that are only secondary before main muscles, if only some can be shown', () => {
    const known = new Map([
      [1, { MainMuscle: 'glutes' as const, OtherMuscles: ['hamstrings' as const] }],
      [2, { MainMuscle: 'lats' as const, OtherMuscles: [] }],
    ]);
    const set = (Rounds: number, id: number) => ({ Rounds, RoundRest: null, Lines: [line(id)] });
    const days = [{ Name: '', Groups: [{ Section: 'main' as const, Name: '', Sets: [set(8, 1), set(3, 2)] }] }];
    expect(muscleLoad(days, known, 2)).toEqual([
      { muscle: 'glutes', sets: 8 },
      { muscle: 'lats', sets: 3 },
    ]);
  });
});
