import type { Program, ProgramDay, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCarried, linePlaceOf, linePlaces, partCarried, setCarried, setPlaces } from './carry.ts';

const line = (Duration: number): ProgramLine => ({ Kind: 'pause', Duration, CardioZone: null });
const set = (...durations: number[]) => ({ Rounds: 3, RoundRest: null, Lines: durations.map(line) });
const group = (...Sets: ReturnType<typeof set>[]) => ({ Section: 'main' as const, Name: '', Sets });
const day = (...Groups: ReturnType<typeof group>[]): ProgramDay => ({ Name: '', Groups });
const linesOf = ({ Groups }: ProgramDay) =>
  Groups.map(({ Sets }) => Sets.map(({ Lines }) => Lines.map(({ Duration }) => Duration)));

const one = day(group(set(1, 2), set(3)), group(set()));

describe('a moved line', () => {
  it('goes to another place in its set, into another set, and into an empty set', () => {
    expect(linesOf(lineCarried(one, 0, 1, false))).toEqual([[[2, 1], [3]], [[]]]);
    expect(linesOf(lineCarried(one, 0, 3, false))).toEqual([[[2], [1, 3]], [[]]]);
    expect(linesOf(lineCarried(one, 3, 5, false))).toEqual([[[1, 2], []], [[3]]]);
    expect(linesOf(lineCarried(one, 3, 2, false))).toEqual([[[1, 2, 3], []], [[]]]);
  });

  it('does not move if it is dragged over the end of its own set, but goes into the next set if it is moved by keys', () => {
    expect(linesOf(lineCarried(one, 1, 2, false))).toEqual(linesOf(one));
    const on = lineCarried(one, 1, 2, true);
    expect(linesOf(on)).toEqual([[[1], [2, 3]], [[]]]);
    expect(linePlaceOf(on, { group: 0, set: 1, line: 0 })).toBe(2);
    expect(linesOf(lineCarried(on, 2, 1, true))).toEqual(linesOf(one));
  });

  it('is never lost, whatever the two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 8 }), fc.integer({ min: -1, max: 8 }), fc.boolean(), (from, to, onward) => {
        expect(
          linesOf(lineCarried(one, from, to, onward))
            .flat(2)
            .sort((a, b) => Number(a) - Number(b)),
        ).toEqual([1, 2, 3]);
        expect(
          linesOf(setCarried(one, from, to, onward))
            .flat(2)
            .sort((a, b) => Number(a) - Number(b)),
        ).toEqual([1, 2, 3]);
        expect(setPlaces(setCarried(one, from, to, onward))).toHaveLength(5);
        expect(linePlaces(lineCarried(one, from, to, onward))).toHaveLength(6);
      }),
    );
  });
});

describe('a moved set', () => {
  it('goes to another place in its group, and into another group', () => {
    expect(linesOf(setCarried(one, 0, 1, false))).toEqual([[[3], [1, 2]], [[]]]);
    expect(linesOf(setCarried(one, 1, 2, false))).toEqual(linesOf(one));
    expect(linesOf(setCarried(one, 1, 2, true))).toEqual([[[1, 2]], [[3], []]]);
    expect(linesOf(setCarried(one, 3, 2, true))).toEqual([[[1, 2], [3], []], []]);
  });
});

describe('a part moved to another day', () => {
  const days: Program = [one, day(group(set(9)))];
  it('can be a line, a set or a group, and can be copied instead', () => {
    expect(partCarried(days, 0, { group: 0, set: 0, line: 1 }, 1, false).map(linesOf)).toEqual([[[[1], [3]], [[]]], [[[9, 2]]]]);
    expect(partCarried(days, 0, { group: 0, set: 1 }, 1, false).map(linesOf)).toEqual([[[[1, 2]], [[]]], [[[9], [3]]]]);
    expect(partCarried(days, 0, { group: 0 }, 1, false).map(linesOf)).toEqual([[[[]]], [[[9]], [[1, 2], [3]]]]);
    expect(partCarried(days, 0, { group: 0, set: 0, line: 0 }, 1, true).map(linesOf)).toEqual([linesOf(one), [[[9, 1]]]]);
  });

  it('can be put into an empty day', () => {
    const empty: Program = [one, day()];
    expect(partCarried(empty, 0, { group: 0, set: 1, line: 0 }, 1, false).map(linesOf)).toEqual([[[[1, 2], []], [[]]], [[[3]]]]);
    expect(partCarried(empty, 0, { group: 0, set: 1 }, 1, true).map(linesOf)).toEqual([linesOf(one), [[[3]]]]);
    expect(partCarried(empty, 0, { group: 0 }, 0, false)).toBe(empty);
  });
});
