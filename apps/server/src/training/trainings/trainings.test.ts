import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { rolesOf } from '../../accounts/roles/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { minutesOf, type Seconds, steady } from '../../test/heart-rates.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createSummaries, createTrainings, type Trainings } from './public.ts';
import * as store from './trainings.store.ts';

let database: TestDatabase;
let open: OpenDatabase;
let trainings: Trainings;
let userId: number;
let clubId: number;
let ids: number[];
let asUser: Caller;
const heartMinutes = createHeartMinutes();

const day = Date.parse('2026-03-02T00:00:00Z') / 1000;
const iso = (second: number) => new Date(second * 1000).toISOString();
const around = { from: iso(day), to: iso(day + 3 * 86_400), count: 500 };

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  userId = await aUser(db, { Nickname: 'Ada', BirthDate: '1991-01-01', Gender: 'Female', Weight: 60 });
  asUser = { UserId: userId, isAdmin: false, isEditor: false, roles: await rolesOf(db, userId) };
  clubId = await aClub(db, { Name: 'Harbour' });
  await aRole(db, userId, 'Athlete', clubId);
  const rowing = await aRoom(db, clubId, { Name: 'Rowing 100%', Color: '#b5562e' });
  const keep = (seconds: Seconds, roomId: number | null) =>
    db.transaction().execute((trx) => heartMinutes.store(trx, minutesOf(seconds, userId, clubId, roomId)));
  await keep(steady(day + 36_000, 600, 120), rowing);
  await keep(new Map([...steady(day + 122_400, 90, 130), ...steady(day + 122_580, 60, 150)]), null);
  await keep(
    new Map([...steady(day + 208_800, 1000, 140), ...steady(day + 209_800, 6, 124), ...steady(day + 209_806, 194, 109)]),
    rowing,
  );
  const now = () => new Date(Date.now() + 3_600_000);
  const profiles = async () => [
    {
      UserId: userId,
      BirthDate: '1991-01-01',
      Gender: 'Female',
      Weight: 60,
      Height: null,
      TargetZoneLowPrc: 65,
      TargetZoneHighPrc: 85,
      ZoneHistory: [],
      BodyHistory: [],
      FTP: null,
    } as const,
  ];
  const trainedIn = async () => [];
  await createSummaries({ db, minutes: heartMinutes, profiles, trainedIn, ranAt: trainedIn, inherits: [], now }).run({
    error: () => {},
  });
  trainings = createTrainings({
    db,
    minutes: heartMinutes,
    profiles: async () => [],
    nicknameOf: async () => 'Ada',
    consents: createConsents({ db }),
    ranAt: async () => [],
    now: () => new Date((day + 208_800 + 1200 + 299) * 1000),
  });
  ids = accepted(await trainings.ofUser(userId, around, asUser)).map((training) => training.TrainingId);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

function accepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

describe('the calendar of trainings', () => {
  it('lists trainings that begin in the interval, newest first, and shows a training as live until five minutes after its last second', async () => {
    expect(await trainings.ofUser(userId, around, asUser)).toMatchObject([
      { Begin: iso(day + 208_800), Name: 'Rowing 100%', Color: '#b5562e', IsLive: true, CalendarType: 'Training' },
      { Begin: iso(day + 122_400), Name: 'Harbour', RoomName: null, ClubName: 'Harbour', IsLive: false },
      { Begin: iso(day + 36_000), RoomName: 'Rowing 100%', IsLive: false, Points: 30 },
    ]);
    expect(await trainings.ofUser(userId, { ...around, from: iso(day + 36_001), to: iso(day + 208_800) }, asUser)).toHaveLength(
      1,
    );
    expect(await trainings.ofUser(userId, { ...around, count: 2 }, asUser)).toHaveLength(2);
  });

  it.each([
    ['rowing', 2],
    ['100%', 2],
    ['0%0', 0],
    ['harbour', 3],
    ['OTHER', 3],
    ['swimming', 0],
  ])('searched for %s returns %i trainings', async (sub, count) =>
    expect(await trainings.ofUser(userId, { ...around, sub }, asUser)).toHaveLength(count),
  );

  it('refuses more than 120 days for a club and more than 400 for a journal', async () => {
    const ofClub = (days: number) => trainings.ofClub(clubId, { ...around, to: iso(day + days * 86_400) }, asUser);
    expect(isRefusal(await ofClub(120))).toBe(false);
    expect(await ofClub(121)).toMatchObject({ refused: 'DateIntervalTooLong', values: { max: 120 } });
    expect(await trainings.ofUser(userId, { ...around, to: iso(day + 400 * 86_400) }, asUser)).toHaveLength(3);
    expect(await trainings.ofUser(userId, { ...around, to: iso(day + 401 * 86_400) }, asUser)).toMatchObject({
      refused: 'DateIntervalTooLong',
      values: { max: 400 },
    });
  });

  it('of a club contains the names of the athletes who trained', async () => {
    expect(accepted(await trainings.ofClub(clubId, around, asUser)).map((training) => training.Nickname)).toEqual([
      'Ada',
      'Ada',
      'Ada',
    ]);
    expect(await trainings.ofClub(await aClub(open.db), around, asUser)).toEqual([]);
    expect(await trainings.ofClub(clubId, { ...around, to: iso(day + 401 * 86_400) }, asUser)).toMatchObject({
      refused: 'DateIntervalTooLong',
    });
  });

  it('of the current day is counted in the overview of the club', async () => {
    const [last] = accepted(await trainings.ofUser(userId, around, asUser));
    expect(await trainings.onDay(clubId, new Date((day + 2 * 86_400) * 1000))).toEqual({ trainings: 1, points: last?.Points });
    expect(await trainings.onDay(clubId, new Date((day + 3 * 86_400) * 1000))).toEqual({ trainings: 0, points: 0 });
  });
});

it('a list of trainings reads all columns except the list of pauses', async () => {
  const { db } = open;
  const [first = 0, second = 0] = ids as TrainingId[];
  const row = await db.selectFrom('trainings').selectAll().where('TrainingId', '=', first).executeTakeFirstOrThrow();
  const interval = { from: new Date(around.from), to: new Date(around.to) };
  const read = [
    ...(await store.trainingsOfUser(db, row.UserId, interval, { text: '', count: 9, clubs: null })),
    ...(await store.trainingsOfClub(db, clubId, interval, 9)),
    ...(await store.trainingsInClub(db, clubId, [first])),
    ...(await store.trainingsWhile(db, clubId, interval)),
    await store.trainingOf(db, first),
    await store.nextTraining(db, { ...row, Begin: new Date(0) }, null),
    await store.previousTraining(db, { ...row, Begin: new Date('2100-01-01') }, null),
  ];
  expect(read).toHaveLength(13);
  const { Pauses: _unused, ...others } = row;
  for (const one of read) {
    expect(Object.keys(one ?? {})).toEqual(expect.arrayContaining(Object.keys(others)));
    expect(one).not.toHaveProperty('Pauses');
  }
  await db.updateTable('trainings').set({ Pauses: '[{"begin":1,"end":9}]' }).where('TrainingId', '=', second).execute();
  expect([await store.pausesOf(db, first), await store.pausesOf(db, second)]).toEqual([[], [{ begin: 1, end: 9 }]]);
  await db.updateTable('trainings').set({ Pauses: '[]' }).where('TrainingId', '=', second).execute();
});

describe('a training of an athlete', () => {
  it('has the zone limits of its day, and minutes computed from the stored seconds', async () => {
    const detail = accepted(await trainings.get(ids[1] ?? 0, asUser));
    expect(detail).toMatchObject({
      Nickname: 'Ada',
      Duration: 240,
      GapTime: 91,
      Zones: { Zone0Bpm: 92, Zone5Bpm: 184, TargetHighBpm: 156 },
    });
    expect(detail.Minutes).toEqual([
      { Zone: 3, HeartRate: 130, Points: 6 },
      { Zone: 3, HeartRate: 130, Points: 2.9 },
      { Zone: null, HeartRate: null, Points: 0 },
      { Zone: 4, HeartRate: 150, Points: 8 },
    ]);
    expect(Math.round(detail.Minutes.reduce((sum, minute) => sum + minute.Points, 0))).toBe(detail.Points);
  });

  it('shows how far the heart rate fell after an effort, if there was one', async () => {
    expect(accepted(await trainings.get(ids[1] ?? 0, asUser)).Recovery).toBeNull();
    expect(accepted(await trainings.get(ids[0] ?? 0, asUser)).Recovery).toBe(31);
  });

  it('has a next and a previous training, except at the ends of the journal', async () => {
    const [newest = 0, middle = 0, first = 0] = ids;
    expect(await trainings.next(first, asUser)).toMatchObject({ TrainingId: middle });
    expect(await trainings.previous(newest, asUser)).toMatchObject({ TrainingId: middle });
    expect(await trainings.next(newest, asUser)).toMatchObject({ refused: 'NotFound' });
    expect(await trainings.previous(first, asUser)).toMatchObject({ refused: 'NotFound' });
  });

  it('has only trainings of the same athlete as next and previous ones', async () => {
    const [newest = 0, middle = 0, first = 0] = ids;
    const { TrainingId: _, ...row } = await open.db
      .selectFrom('trainings')
      .selectAll()
      .where('TrainingId', '=', middle)
      .executeTakeFirstOrThrow();
    const UserId = await aUser(open.db, { Nickname: 'Bob' });
    const own = accepted(await trainings.ofUser(userId, around, asUser));
    const ownDays = own.flatMap(({ Begin, End }) =>
      [-1, 1].map((hours) => {
        const later = (at: string) => new Date(Date.parse(at) + hours * 3_600_000);
        return { ...row, Pauses: '[]', UserId, Begin: later(Begin), End: later(End) };
      }),
    );
    await open.db.insertInto('trainings').values(ownDays).execute();
    expect(await trainings.next(first, asUser)).toMatchObject({ TrainingId: middle });
    expect(await trainings.next(middle, asUser)).toMatchObject({ TrainingId: newest });
    expect(await trainings.previous(newest, asUser)).toMatchObject({ TrainingId: middle });
    expect(await trainings.previous(middle, asUser)).toMatchObject({ TrainingId: first });
    expect(await trainings.next(newest, asUser)).toMatchObject({ refused: 'NotFound' });
    expect(await trainings.previous(first, asUser)).toMatchObject({ refused: 'NotFound' });
    expect(accepted(await trainings.ofUser(userId, around, asUser))).toEqual(own);
    expect(await trainings.onDay(await aClub(open.db), new Date(0))).toEqual({ trainings: 0, points: 0 });
    await open.db.deleteFrom('trainings').where('UserId', '=', UserId).execute();
  });

  it('is not found by an unknown id', async () => {
    expect(await trainings.get(999_999, asUser)).toMatchObject({ refused: 'NotFound' });
    expect(await trainings.next(999_999, asUser)).toMatchObject({ refused: 'NotFound' });
    expect(await trainings.userOf(999_999, asUser)).toBeUndefined();
    expect(await trainings.userOf(ids[0] ?? 0, asUser)).toBe(userId);
  });
});

describe('stored heart rates', () => {
  it('contain one value per second, 0 without a heart rate', async () => {
    const interval = { from: iso(day + 122_488.5), to: iso(day + 122_581.5) };
    const { Begin, HeartRates } = accepted(await trainings.heartbeats(userId, interval, asUser));
    expect(Begin).toBe(iso(day + 122_488));
    expect(HeartRates).toEqual([130, 130, ...Array<number>(90).fill(0), 150, 150]);
  });

  it('are limited to a day', async () => {
    const all = accepted(await trainings.heartbeats(userId, { from: iso(day), to: iso(day + 86_400) }, asUser));
    expect(all.HeartRates).toHaveLength(86_400);
    expect(all.HeartRates.filter(Boolean)).toHaveLength(600);
    expect(await trainings.heartbeats(userId, { from: iso(day), to: iso(day + 86_401) }, asUser)).toMatchObject({
      refused: 'DateIntervalTooLong',
      values: { max: 86_400 },
    });
  });

  it('can be requested for any four-digit year', async () => {
    for (const year of ['0000', '0001', '9999']) {
      const interval = { from: `${year}-01-01T00:00:00Z`, to: `${year}-01-01T00:01:00Z` };
      expect(accepted(await trainings.heartbeats(userId, interval, asUser)).HeartRates).toEqual(Array<number>(60).fill(0));
      expect(await trainings.ofUser(userId, { ...interval, count: 1 }, asUser)).toEqual([]);
    }
  });
});
