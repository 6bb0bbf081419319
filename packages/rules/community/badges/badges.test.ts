import { badgeKeys } from '@clubpulse/contract/community/badges';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { type BadgeFacts, earned, type Training } from './badges.ts';
import { ratingOf } from './ratings.ts';

const nothing: BadgeFacts = { birthDate: null, trainings: [], classes: [], measured: [], tests: [], places: [] };
const training = (Day: string, fields: Partial<Training> = {}): Training => ({
  Day,
  Clock: '18:00',
  Points: 10,
  Duration: 3600,
  TargetTime: 0,
  Zone5Time: 0,
  TrainingType: 'running',
  Distance: null,
  ...fields,
});
const earnedBy = (facts: Partial<BadgeFacts>) => Object.fromEntries(earned({ ...nothing, ...facts }));
const days = (count: number, first = '2026-01-05', apart = 1) =>
  Array.from({ length: count }, (_, place) => addDays(first, place * apart));
const daily = (count: number, fields: Partial<Training> = {}) => days(count).map((day) => training(day, fields));

it('no badge is awarded to a user without trainings, classes, measures, tests or challenges', () => {
  expect(earnedBy({})).toEqual({});
});

it('the badges of trainings are awarded for the 1st, 10th, 50th, 100th, 250th and 500th training', () => {
  expect(earnedBy({ trainings: daily(9) })).toMatchObject({ firstTraining: '2026-01-05' });
  expect(earnedBy({ trainings: daily(9) })['trainings10']).toBeUndefined();
  const all = earnedBy({ trainings: daily(500) });
  expect(all).toMatchObject({ trainings10: '2026-01-14', trainings50: '2026-02-23', trainings100: '2026-04-14' });
  expect(all).toMatchObject({ trainings250: '2026-09-11', trainings500: '2027-05-19' });
});

it('the badges of weeks count consecutive weeks with a training, Monday to Sunday, and start again after a week without one', () => {
  const weekly = (count: number) => days(count, '2026-01-05', 7).map((day) => training(day));
  expect(earnedBy({ trainings: weekly(3) })['streak4']).toBeUndefined();
  expect(earnedBy({ trainings: weekly(52) })).toMatchObject({
    streak4: '2026-01-26',
    streak12: '2026-03-23',
    streak26: '2026-06-29',
    streak52: '2026-12-28',
  });
  const broken = ['2026-01-04', '2026-01-05', '2026-01-12', '2026-01-26', '2026-02-02'].map((day) => training(day));
  expect(earnedBy({ trainings: broken })['streak4']).toBeUndefined();
});

it('the badges of points in a week, zones, targets, clock times and sports follow their rules', () => {
  const sunday = training('2026-01-11', { Points: 600 });
  const [saturday, monday] = [training('2026-01-10', { Points: 400 }), training('2026-01-12', { Points: 999 })];
  expect(earnedBy({ trainings: [sunday, monday] })['points1000InWeek']).toBeUndefined();
  expect(earnedBy({ trainings: [sunday, monday, saturday] })['points1000InWeek']).toBe('2026-01-11');
  expect(earnedBy({ trainings: [training('2026-01-05', { Zone5Time: 599 })] })['redZone10']).toBeUndefined();
  expect(earnedBy({ trainings: [training('2026-01-05', { Zone5Time: 600 })] })['redZone10']).toBe('2026-01-05');
  const target = (Duration: number, TargetTime: number) =>
    earnedBy({ trainings: [training('2026-01-05', { Duration, TargetTime })] })['targetZoneMaster'];
  expect([target(1799, 1799), target(1800, 1439), target(1800, 1440)]).toEqual([undefined, undefined, '2026-01-05']);
  const at = (Clock: string) => earnedBy({ trainings: daily(10, { Clock }) });
  expect(at('06:59')['earlyBird']).toBe('2026-01-14');
  expect(at('07:00')['earlyBird']).toBeUndefined();
  expect(at('20:59')['nightOwl']).toBeUndefined();
  expect(at('21:00')['nightOwl']).toBe('2026-01-14');
  const sports = days(10).map((day, place) => training(day, { TrainingType: `sport ${place}` }));
  expect(earnedBy({ trainings: sports })['explorer']).toBe('2026-01-14');
  expect(
    earnedBy({ trainings: [...sports.slice(1), training('2026-02-01', { TrainingType: 'sport 1' })] })['explorer'],
  ).toBeUndefined();
});

it('the badges of a comeback and a birthday follow their rules', () => {
  const after = (rest: number) =>
    earnedBy({ trainings: [training('2026-01-01'), training(addDays('2026-01-01', rest))] })['comeback'];
  expect([after(29), after(30)]).toEqual([undefined, '2026-01-31']);
  const on = (birthDate: string, day: string) => earnedBy({ birthDate, trainings: [training(day)] })['birthdayTraining'];
  expect(on('1990-03-07', '2026-03-07')).toBe('2026-03-07');
  expect(on('1990-03-07', '2026-03-08')).toBeUndefined();
  expect([on('2026-03-07', '2026-03-07'), on('2027-03-07', '2026-03-07')]).toEqual([undefined, undefined]);
  expect([on('1992-02-29', '2026-02-28'), on('1992-02-29', '2028-02-28'), on('1992-02-29', '2028-02-29')]).toEqual([
    '2026-02-28',
    undefined,
    '2028-02-29',
  ]);
});

it('the badges of distance add up the distances of trainings, and ignore trainings without a distance', () => {
  const ways = [...daily(9, { Distance: 12_500 }), training('2026-02-01')];
  expect(earnedBy({ trainings: ways })['distance100']).toBe('2026-01-12');
  expect(earnedBy({ trainings: daily(99, { Distance: 5050 }) })['distance500']).toBeUndefined();
  expect(earnedBy({ trainings: daily(100, { Distance: 10_000 }) })['distance1000']).toBe('2026-04-14');
});

it('the badges of classes count attended classes, and consecutive bookings without a no-show', () => {
  const seat = (Day: string, Present: boolean, NoShow = false) => ({ Day, Present, NoShow });
  const there = days(25).map((day) => seat(day, true));
  expect(earnedBy({ classes: there })).toMatchObject({ classRegular25: '2026-01-29', noNoShow: '2026-01-24' });
  expect(earnedBy({ classes: there.slice(1) })['classRegular25']).toBeUndefined();
  const missed = days(39).map((day, place) => seat(day, false, place === 19));
  expect(earnedBy({ classes: missed })['noNoShow']).toBeUndefined();
  expect(earnedBy({ classes: [...missed, seat('2026-03-01', false)] })['noNoShow']).toBe('2026-03-01');
});

it('the badges of measures count months with a measure, and a fitness test that is better than the last test of its kind', () => {
  const measured = Array.from({ length: 12 }, (_, month) => addDays('2026-01-15', 31 * month));
  expect(earnedBy({ measured })).toMatchObject({ bodyCheck: '2026-01-15', bodyCheck12: '2026-12-22' });
  expect(earnedBy({ measured: [...measured.slice(1), '2026-02-16'] })['bodyCheck12']).toBeUndefined();
  const test = (Day: string, Rating: number | null, Key = 'pushUps') => ({ Day, Key, Rating });
  const worse = [test('2026-01-01', 4), test('2026-02-01', 3), test('2026-03-01', null), test('2026-03-01', 6, 'plankTime')];
  expect(earnedBy({ tests: worse })).toEqual({ fitnessTest: '2026-01-01' });
  expect(earnedBy({ tests: [...worse, test('2026-04-01', 4)] })).toMatchObject({ fitnessTestUp: '2026-04-01' });
});

it('the badges of challenges count only challenges in which the athlete has a total above zero', () => {
  const place = (Day: string, Rank: number, Total = 10) => ({ Day, Rank, Total });
  expect(earnedBy({ places: [place('2026-01-01', 1, 0)] })).toEqual({});
  expect(earnedBy({ places: [place('2026-03-01', 1), place('2026-01-01', 4), place('2026-02-01', 3)] })).toEqual({
    challengeFinisher: '2026-01-01',
    challengePodium: '2026-02-01',
    challengeWinner: '2026-03-01',
  });
});

it('the ratings of fitness tests use the table of each test, and for the total score its own scale', () => {
  const anyPerson = { Age: null, Gender: null, Height: null };
  expect([10, 17.5, 67, 92.5].map((score) => ratingOf('fitnessTestScore', score, anyPerson))).toEqual([0, 1, 4, 6]);
  const man = { Age: 30, Gender: 'Male', Height: 180 } as const;
  expect(ratingOf('pushUps', 60, man)).toBeGreaterThan(ratingOf('pushUps', 5, man) ?? 9);
  expect(ratingOf('pushUps', 60, anyPerson)).toBeNull();
  expect(ratingOf('squats1min', 60, man)).toBeNull();
});

const aDay = fc.integer({ min: 0, max: 120 }).map((place) => addDays('2026-01-01', place));
const aTraining = fc
  .record({
    Day: aDay,
    Clock: fc.constantFrom('06:30', '12:00', '21:30'),
    Points: fc.nat(700),
    Duration: fc.integer({ min: 60, max: 7200 }),
    Zone5Time: fc.nat(700),
    TrainingType: fc.constantFrom(...Array.from({ length: 12 }, (_, place) => `sport ${place}`)),
    Distance: fc.option(fc.nat(20_000), { nil: null }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...one }): Training => ({ ...one, TargetTime: Math.round(share * one.Duration) }));
const facts = fc.record({
  birthDate: fc.option(fc.constantFrom('1990-01-20', '1992-02-29'), { nil: null }),
  trainings: fc.array(aTraining, { maxLength: 80 }),
  classes: fc.array(fc.record({ Day: aDay, Present: fc.boolean(), NoShow: fc.boolean() }), { maxLength: 40 }),
  measured: fc.array(aDay, { maxLength: 20 }),
  tests: fc.array(
    fc.record({ Day: aDay, Key: fc.constantFrom('pushUps', 'plankTime'), Rating: fc.option(fc.nat(6), { nil: null }) }),
  ),
  places: fc.array(fc.record({ Day: aDay, Rank: fc.integer({ min: 1, max: 5 }), Total: fc.nat(2) })),
});
const reversed = (all: BadgeFacts): BadgeFacts => ({
  birthDate: all.birthDate,
  trainings: all.trainings.toReversed(),
  classes: all.classes.toReversed(),
  measured: all.measured.toReversed(),
  tests: all.tests.toReversed(),
  places: all.places.toReversed(),
});

it('the badges are the same in any order of facts, and further trainings revoke no badge', () => {
  fc.assert(
    fc.property(facts, aTraining, (all, further) => {
      const before = earned(all);
      expect(earned(reversed(all))).toEqual(before);
      const after = earned({ ...all, trainings: [...all.trainings, further] });
      // A comeback is excluded, because a further training may shorten the break before it to less than 30 days.
      for (const key of badgeKeys)
        if (key !== 'comeback' && before.has(key)) expect(after.get(key)! <= before.get(key)!).toBe(true);
    }),
  );
});
