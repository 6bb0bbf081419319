import type { Program, ProgramDay, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCarried, linePlaceOf, linePlaces, partCarried, setCarried, setPlaces } from './carry.ts';

const line = (Duration: number): ProgramLine => ({ Kind: 'pause', Duration, CardioZone: null });
const set = (...durations: number[]) => ({ Rounds: 3, RoundRest: null, Lines: durations.map(line) });
const group = (...Sets: ReturnType<typeof set>[]) => ({ Section: 'main' as const, Name: '', Sets });
const day = (...Groups: ReturnType<typeof group>[]): ProgramDay => ({ Name: '', Groups });
/** The lines by their lengths, set by set and group by group. */
const told = ({ Groups }: ProgramDay) => Groups.map(({ Sets }) => Sets.map(({ Lines }) => Lines.map(({ Duration }) => Duration)));

// Places of lines: 1 2 end, 3 end, end.
const one = day(group(set(1, 2), set(3)), group(set()));

describe('a carried line', () => {
  it('goes within its set, into another, and into one that has none', () => {
    expect(told(lineCarried(one, 0, 1, false))).toEqual([[[2, 1], [3]], [[]]]);
    expect(told(lineCarried(one, 0, 3, false))).toEqual([[[2], [1, 3]], [[]]]);
    expect(told(lineCarried(one, 3, 5, false))).toEqual([[[1, 2], []], [[3]]]);
    expect(told(lineCarried(one, 3, 2, false))).toEqual([[[1, 2, 3], []], [[]]]);
  });

  it('stays where it is dragged over the end of its own set, and goes on with the keys', () => {
    expect(told(lineCarried(one, 1, 2, false))).toEqual(told(one));
    const on = lineCarried(one, 1, 2, true);
    expect(told(on)).toEqual([[[1], [2, 3]], [[]]]);
    // The keys find it again at the place it was sent to, on the way back too.
    expect(linePlaceOf(on, { group: 0, set: 1, line: 0 })).toBe(2);
    expect(told(lineCarried(on, 2, 1, true))).toEqual(told(one));
  });

  it('is lost nowhere, whatever the places', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 8 }), fc.integer({ min: -1, max: 8 }), fc.boolean(), (from, to, onward) => {
        expect(
          told(lineCarried(one, from, to, onward))
            .flat(2)
            .sort((a, b) => Number(a) - Number(b)),
        ).toEqual([1, 2, 3]);
        expect(
          told(setCarried(one, from, to, onward))
            .flat(2)
            .sort((a, b) => Number(a) - Number(b)),
        ).toEqual([1, 2, 3]);
        expect(setPlaces(setCarried(one, from, to, onward))).toHaveLength(5);
        expect(linePlaces(lineCarried(one, from, to, onward))).toHaveLength(6);
      }),
    );
  });
});

describe('a carried set', () => {
  it('goes within its group and into another', () => {
    expect(told(setCarried(one, 0, 1, false))).toEqual([[[3], [1, 2]], [[]]]);
    expect(told(setCarried(one, 1, 2, false))).toEqual(told(one));
    expect(told(setCarried(one, 1, 2, true))).toEqual([[[1, 2]], [[3], []]]);
    expect(told(setCarried(one, 3, 2, true))).toEqual([[[1, 2], [3], []], []]);
  });
});

describe('to another day', () => {
  const days: Program = [one, day(group(set(9)))];
  it('goes a line, a set or a group, or a copy of it', () => {
    expect(partCarried(days, 0, { group: 0, set: 0, line: 1 }, 1, false).map(told)).toEqual([[[[1], [3]], [[]]], [[[9, 2]]]]);
    expect(partCarried(days, 0, { group: 0, set: 1 }, 1, false).map(told)).toEqual([[[[1, 2]], [[]]], [[[9], [3]]]]);
    expect(partCarried(days, 0, { group: 0 }, 1, false).map(told)).toEqual([[[[]]], [[[9]], [[1, 2], [3]]]]);
    expect(partCarried(days, 0, { group: 0, set: 0, line: 0 }, 1, true).map(told)).toEqual([told(one), [[[9, 1]]]]);
  });

  it('finds a place in a day that has nothing', () => {
    const empty: Program = [one, day()];
    expect(partCarried(empty, 0, { group: 0, set: 1, line: 0 }, 1, false).map(told)).toEqual([[[[1, 2], []], [[]]], [[[3]]]]);
    expect(partCarried(empty, 0, { group: 0, set: 1 }, 1, true).map(told)).toEqual([told(one), [[[3]]]]);
    expect(partCarried(empty, 0, { group: 0 }, 0, false)).toBe(empty);
  });
});
