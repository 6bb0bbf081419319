import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedUp, grid, type Newcomer, type Places, withNewcomers, withoutAthlete, withoutGaps } from './wall-order.ts';

const athlete = (id: number, name: string, station: number | null = null): Newcomer => ({ id, name, station });

describe('newcomers to a wall', () => {
  it('are placed by station number, then by name', () => {
    const batch = [athlete(1, 'Zoe'), athlete(2, 'Ugo', 7), athlete(3, 'ada'), athlete(4, 'Bea', 2), athlete(5, 'Élo')];
    expect(withNewcomers([], batch)).toEqual([4, 2, 3, 5, 1]);
  });

  it('fill the gaps from the first on, and move no other athlete', () => {
    expect(withNewcomers([9, null, 8], [athlete(1, 'B'), athlete(2, 'A')])).toEqual([9, 2, 8, 1]);
  });

  it('do not move if they have a place already', () => expect(withNewcomers([9, 8], [athlete(8, 'A', 1)])).toEqual([9, 8]));
});

it('athletes at the end move to free places so that pages have no gaps, and all others stay at their places', () => {
  expect(withoutGaps([0, 1, 2])).toEqual([0, 1, 2]);
  expect(withoutGaps([0, 2, 3, 5, 6])).toEqual([0, 5, 2, 3, 6]);
  expect(withoutGaps([4, 7])).toEqual([4, 7]);
  expect(withoutGaps([])).toEqual([]);
});

describe('an athlete who leaves a wall', () => {
  it('leaves a gap, or shortens the wall if the athlete had the last place', () => {
    expect(withoutAthlete([9, 8, 7], 8)).toEqual([9, null, 7]);
    expect(withoutAthlete([9, null, 7], 7)).toEqual([9]);
    expect(withoutAthlete([9], 1)).toEqual([9]);
  });
});

it('athletes who stay on a wall never move when others join or leave', () => {
  const id = fc.integer({ min: 1, max: 30 });
  const step = fc.oneof(fc.record({ join: fc.uniqueArray(id, { maxLength: 8 }) }), fc.record({ leave: id }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let places: Places = [];
      for (const turn of steps) {
        const before = places;
        places =
          'join' in turn
            ? withNewcomers(
                before,
                turn.join.map((person) => athlete(person, `N${person}`)),
              )
            : withoutAthlete(before, turn.leave);
        const left = 'leave' in turn ? turn.leave : undefined;
        for (const [place, person] of before.entries())
          if (person !== null && person !== left) expect(places[place]).toBe(person);
        const standing = places.filter((user) => user !== null);
        expect(new Set(standing).size).toBe(standing.length);
        expect(places.at(-1)).not.toBeNull();
      }
    }),
  );
});

describe('the grid of a wall', () => {
  it.each([
    [0, 3, 2, 1],
    [1, 3, 2, 1],
    [6, 3, 2, 1],
    [7, 4, 3, 1],
    [12, 4, 3, 1],
    [13, 6, 4, 1],
    [24, 6, 4, 1],
    [25, 8, 5, 1],
    [40, 8, 5, 1],
    [41, 10, 6, 1],
    [60, 10, 6, 1],
    [61, 10, 6, 2],
    [120, 10, 6, 2],
    [121, 10, 6, 3],
  ])('for %i places has %i x %i tiles on %i pages', (places, columns, rows, pages) =>
    expect(grid(places)).toEqual({ columns, rows, pages }),
  );
});

describe('closing the gaps of a wall', () => {
  const closed = (length: number, ...standing: number[]) =>
    closedUp(
      Array.from({ length }, (_, place) => (standing.includes(place) ? place + 1 : null)),
      length,
    );

  it('does not change the order of the athletes, and enlarges the tiles or saves a page', () => {
    expect(closed(60, 3, 17, 18, 40, 59)).toEqual([4, 18, 19, 41, 60]);
    expect(closed(75, ...Array.from({ length: 30 }, (_, at) => at * 2), 74)).toHaveLength(31);
  });

  it('waits as long as it would leave no free place or would not enlarge the tiles', () => {
    expect(closed(12, 0, 1, 2, 3, 4, 11)).toBeUndefined();
    expect(closed(12, 0, 1, 2, 3, 11)).toEqual([1, 2, 3, 4, 12]);
    expect(closed(6, 0, 5)).toBeUndefined();
    expect(closed(60)).toBeUndefined();
    expect(closed(13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toBeUndefined();
  });
});
