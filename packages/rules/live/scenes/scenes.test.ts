import { describe, expect, it } from 'vitest';
import { firstsOf, forecastOf, goalHolds, inBothOf, minutesThere, podiumOf, rankingOf, steppedGoal } from './scenes.ts';

const person = (name: string, points: number, demo = false) => ({ name, points, zone: 3, ...(demo && { demo: true as const }) });
const shown = (people: ReturnType<typeof person>[]) => {
  const { ranked, others } = rankingOf(people);
  return [ranked.map(({ rank, person: { name } }) => `${rank} ${name}`), others.map(({ name }) => name)];
};

describe('the ranking of a class', () => {
  it('has the first ten with their ranks and the others by name, and equal points share a rank', () => {
    const points = [259, 304, 242, 266, 242, 291, 232, 223, 221, 244, 132, 200];
    const people = points.map((value, index) => person(String.fromCharCode(65 + index), value));
    expect(shown(people)).toEqual([
      ['1 B', '2 F', '3 D', '4 A', '5 J', '6 C', '6 E', '8 G', '9 H', '10 I'],
      ['K', 'L'],
    ]);
  });

  it('lists all athletes who share the last rank among the others if they do not all fit in the first ten', () => {
    const people = [...Array.from({ length: 9 }, (_, index) => person(`A${index}`, 100 - index)), person('X', 5), person('Y', 5)];
    expect(shown(people)[0]).toHaveLength(9);
    expect(shown(people)[1]).toEqual(['X', 'Y']);
    expect(shown(Array.from({ length: 11 }, (_, index) => person(`A${index}`, 0)))[0]).toEqual([]);
  });

  it.each([
    [
      [9, 8, 7, 6],
      ['A', 'B', 'C'],
    ],
    [
      [9, 8, 7, 7],
      ['A', 'B'],
    ],
    [[9, 8, 8, 8], ['A']],
    [
      [9, 9, 9, 6],
      ['A', 'B', 'C'],
    ],
    [[9, 9, 9, 9], []],
  ])('has on its podium only ranks whose athletes all fit on it: %j', (points, names) => {
    const { ranked } = rankingOf(points.map((value, index) => person('ABCD'[index] ?? '', value)));
    expect(podiumOf(ranked).map(({ person: { name } }) => name)).toEqual(names);
  });

  it('has no ranks for three or fewer athletes, and demo users do not count', () => {
    expect(shown([person('C', 3), person('B', 2), person('A', 1)])).toEqual([[], ['A', 'B', 'C']]);
    expect(shown([person('C', 3), person('B', 2), person('A', 1), person('Demo', 9, true)])).toEqual([
      [],
      ['A', 'B', 'C', 'Demo'],
    ]);
  });
});

describe('the best athletes of a class', () => {
  const done = (name: string, points: number, target: number, steady: number, recovery = 0) => ({
    name,
    points,
    target,
    steady,
    recovery,
  });

  it('are the best in points, in time on target and in the longest training, each a different athlete', () => {
    expect(firstsOf([done('Fox', 412, 1900, 900), done('Ines', 300, 1800, 800), done('Pia', 131, 100, 700)])).toEqual([
      { kind: 'points', name: 'Fox', value: 412 },
      { kind: 'target', name: 'Ines', value: 1800 },
      { kind: 'steady', name: 'Pia', value: 700 },
    ]);
  });

  it('have in the third place the athlete with the best recovery if a recovery is known, else the longest training', () => {
    const people = [done('Fox', 412, 1900, 900, 40), done('Ines', 300, 1800, 800, 20), done('Pia', 131, 100, 700, 38)];
    expect(firstsOf([...people, done('Zoe', 54, 90, 1200)])[2]).toEqual({ kind: 'recovery', name: 'Pia', value: 38 });
    expect(firstsOf([people[0], people[1], done('Zoe', 54, 90, 1200)].flatMap((one) => one ?? []))[2]).toEqual({
      kind: 'steady',
      name: 'Zoe',
      value: 1200,
    });
  });

  it('are missing in a category in which no athlete has a value', () => {
    expect(firstsOf([done('Fox', 2, 0, 0)])).toEqual([{ kind: 'points', name: 'Fox', value: 2 }]);
    expect(firstsOf([])).toEqual([]);
  });
});

const MINUTE = 60_000;
it('the forecast of points assumes that points grow in proportion to the elapsed time', () => {
  const clock = { began: 0, ends: 45 * MINUTE };
  expect(forecastOf(3000, clock, 22.5 * MINUTE)).toBe(6000);
  expect(forecastOf(10, clock, MINUTE)).toBeUndefined();
  expect(forecastOf(5000, clock, 45 * MINUTE)).toBeUndefined();
});

it('a goal counts for the session in which it was set, or for a session that begins within half an hour', () => {
  expect(goalHolds(0, {}, 60 * MINUTE)).toBe(true);
  expect(goalHolds(0, { beganAt: 10 * MINUTE }, 60 * MINUTE)).toBe(true);
  expect(goalHolds(0, { beganAt: 31 * MINUTE }, 60 * MINUTE)).toBe(false);
  expect(goalHolds(0, {}, 240 * MINUTE)).toBe(false);
  expect(goalHolds(5 * MINUTE, { endedAt: 4 * MINUTE, beganAt: 10 * MINUTE }, 60 * MINUTE)).toBe(true);
  expect(goalHolds(5 * MINUTE, { endedAt: 6 * MINUTE, beganAt: 10 * MINUTE }, 60 * MINUTE)).toBe(false);
});

it('a step up or down does not set a goal outside its limits', () => {
  expect([steppedGoal(6000, -500), steppedGoal(0, 500), steppedGoal(500, -500), steppedGoal(100_000, 500)]).toEqual([
    5500, 500, 500, 100_000,
  ]);
});

it('the minutes of an athlete are shown if they are at least five fewer than those of the session', () => {
  expect([minutesThere(38 * 60 + 20, 45), minutesThere(41 * 60, 45), minutesThere(60, null)]).toEqual([38, undefined, undefined]);
});

it('the athletes shown for two consecutive classes are at most three with points in both, the most points first', () => {
  const one = (name: string, before: number, points: number) => ({ name, points, before: { title: 'Body', points: before } });
  const people = [
    one('Ada', 0, 300),
    one('Bea', 230, 302),
    one('Eva', 10, 20),
    one('Ivo', 200, 0),
    one('Leo', 90, 90),
    one('Zoe', 1, 2),
  ];
  expect(inBothOf(people).map(({ name }) => name)).toEqual(['Bea', 'Leo', 'Eva']);
});
