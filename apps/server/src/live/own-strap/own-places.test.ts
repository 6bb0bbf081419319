import { textVersions } from '@clubpulse/contract/accounts/consents';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import { getUserLive, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { getOwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { listOwnPlaces, sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { setGroupGoal } from '@clubpulse/contract/live/scenes/scenes.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { rolesOf } from '../../accounts/roles/public.ts';
import { createUsers } from '../../accounts/users/public.ts';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aRoom } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { createSummaries, createTrainings } from '../../training/trainings/public.ts';
import { createClassSessions } from '../class-sessions/class-sessions.service.ts';
import { ranAt } from '../group-trainings/group-trainings.facts.ts';
import { createGroupTrainings } from '../group-trainings/group-trainings.service.ts';
import { insertLiveTraining } from '../live-trainings/live-trainings.store.ts';
import { insertParticipant } from '../live-trainings/participants/participants.store.ts';
import { createOwnStraps } from './own-strap.service.ts';

const MINUTE_MS = 60_000;
let database: TestDatabase;
let server: TestServer;
let world: World;
let hall: number;
const minutes = createHeartMinutes();
beforeAll(async () => {
  database = await createTestDatabase();
  server = await openOwnServer({}, { database });
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await createWorld(server);
  hall = await aRoom(server.db, world.clubA, { Name: 'Hall' });
});

const iso = (second: number) => new Date(second * 1000).toISOString();
const nowSecond = () => Math.floor(Date.now() / 1000);
const me = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const there = (): OwnPlace => ({ ClubId: world.clubA, DisplayGroupId: hall });
const sendLast = (seconds: number, Place: OwnPlace = there(), bpm = 150) =>
  server.call(sendOwnBeats, {
    ...me(),
    body: { Begin: iso(nowSecond() - seconds), Beats: Array.from({ length: seconds }, () => bpm), Place },
  });
const share = (Granted = true) =>
  createConsents({ db: server.db }).set(
    world.ids.athleteA,
    [{ ClubId: world.clubA, Purpose: 'HeartRate', Granted, Version: textVersions.HeartRate }],
    world.ids.athleteA,
    'en',
  );
async function aSeat(minutesAgo: number, fields: object = {}, ofClass: object = {}): Promise<number> {
  const ClassBegin = new Date(Date.now() - minutesAgo * MINUTE_MS);
  const ClassId = await aClass(server.db, world.clubA, { Name: 'Ignite', Begin: ClassBegin, DisplayGroupId: hall, ...ofClass });
  const seat = { Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
  const row = { ClassId, UserId: world.ids.athleteA, ClubId: world.clubA, ClassBegin };
  await server.db
    .insertInto('class_participants')
    .values({ ...row, ClassEnd: new Date(ClassBegin.getTime() + 60 * MINUTE_MS), ...seat, ...fields })
    .execute();
  return ClassId;
}
async function aTraining(fields: object = {}): Promise<number> {
  const StartedAt = new Date(Date.now() - 20 * MINUTE_MS);
  const id = await insertLiveTraining(server.db, {
    ClubId: world.clubA,
    Name: 'Cup',
    Begin: StartedAt,
    Duration: 60,
    DisplayGroupId: hall,
  });
  await server.db
    .updateTable('live_trainings')
    .set({ StartedAt, ...fields })
    .where('LiveTrainingId', '=', id)
    .execute();
  await insertParticipant(server.db, {
    LiveTrainingId: id,
    ClubId: world.clubA,
    UserId: world.ids.athleteA,
    JoinedAt: new Date(),
  });
  return id;
}
const storedOf = (from: number, to: number) => minutes.read(server.db, world.ids.athleteA, from, to);
const onWall = async () =>
  (await server.call(listLiveAthletes, { params: { id: world.clubA }, token: world.tokens.managerA })).result;
const places = async () => (await server.call(listOwnPlaces, me())).result;

describe('an athlete with their own device who chose a room', () => {
  it('is shown on the wall during their booked class, although no bridge receives their strap', async () => {
    await share();
    await aSeat(10);
    expect(await places()).toMatchObject([{ ...there(), Name: 'Ignite', DisplayGroupName: 'Hall', IsShared: true }]);
    const answer = await sendLast(30);
    expect([answer.status, answer.result.IsThere]).toEqual([200, true]);
    expect(await onWall()).toMatchObject([
      { UserId: world.ids.athleteA, DisplayGroupId: hall, HeartRate: 150, Signal: 'fresh', Nickname: world.nicknames.athleteA },
    ]);
    expect((await storedOf(nowSecond() - 30, nowSecond())).every((row) => row.ClubId === world.clubA)).toBe(true);
    expect((await server.call(getUserLive, me())).result).toMatchObject({ ClubId: world.clubA, OffTheWall: false });
    const [token, params] = [world.tokens.managerA, { id: world.clubA }];
    await server.call(setGroupGoal, { params, token, body: { DisplayGroupId: hall, Goal: 1500 } });
    await vi.waitFor(async () => expect((await server.call(getOwnRoom, me())).result).toMatchObject({ Goal: 1500 }));
  });

  it('is shown on the wall during its live training, and each second counts once even if it is sent repeatedly', async () => {
    await share();
    await aTraining();
    const begin = nowSecond() - 61;
    const send = () =>
      server.call(sendOwnBeats, {
        ...me(),
        body: { Begin: iso(begin), Beats: Array.from({ length: 61 }, () => 150), Place: there() },
      });
    await Promise.all([send(), send()]);
    await send();
    const [live] = await onWall();
    const { Points, Zone } = live ?? {};
    expect([Points, Zone]).toEqual([Zone === 4 ? 8 : 6, expect.any(Number)]);
  });

  it('is hidden on the wall if they chose to hide on walls, and no longer shown when they lose their role in the club', async () => {
    await share();
    await aTraining();
    await server.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', world.ids.athleteA).execute();
    await sendLast(5);
    const club = await server.live.board?.open(world.clubA);
    await vi.waitFor(() => {
      const slot = club?.trainingSlotOf(world.ids.athleteA);
      expect(slot === undefined ? undefined : club?.factsOf(slot)?.HideOnWall).toBe(true);
    });
    await leaveClubs(server.db, world.ids.athleteA);
    await server.live.board?.reload(world.clubA);
    expect(await onWall()).toEqual([]);
    expect((await sendLast(5)).problem.ErrorType).toBe('OwnPlaceNothingOn');
    expect(await onWall()).toEqual([]);
  });

  it('has the same points after a restart of the board', { tags: ['atLength'] }, async () => {
    await share();
    await aTraining();
    await sendLast(59);
    const before = (await onWall())[0]?.Points ?? 0;
    expect(before).toBeGreaterThan(0);
    const again = await openOwnServer({}, { database: { ...database, drop: async () => {} } });
    try {
      await createOwnStraps({
        db: server.db,
        minutes,
        consents: createConsents({ db: server.db }),
        live: again.live.now,
        log: { warn: (...details: unknown[]) => expect(details).toEqual([]) },
      }).send(world.ids.athleteA, { Begin: iso(nowSecond() - 1), Beats: [150], Place: there() });
      expect((await again.live.now.athletes(world.clubA))[0]?.Points ?? 0).toBeGreaterThanOrEqual(before);
    } finally {
      await again.close();
    }
  });
});

describe("no reading is stored for an athlete's own device", () => {
  it.each([
    ['in a room without a run or class', () => ({ ...there(), DisplayGroupId: null })],
    ['in a club where the athlete has no role', () => ({ ClubId: world.clubB, DisplayGroupId: null })],
    ['in a club that does not exist', () => ({ ClubId: 4_000_000, DisplayGroupId: 7 })],
  ])('%s', async (_, Place) => {
    await share();
    await aSeat(10);
    const { status, problem } = await sendLast(5, Place());
    expect([status, problem.ErrorType, problem.errors?.[0]?.field]).toEqual([409, 'OwnPlaceNothingOn', 'Place']);
    expect(await storedOf(nowSecond() - 60, nowSecond())).toEqual([]);
  });

  it.each([
    ['with a canceled seat', { State: 'Canceled', PaymentKind: null }, {}],
    ['on the waiting list', { State: 'Waiting', PaymentKind: null }, {}],
    ['who takes part online', { Place: 'Remote' }, {}],
    ['of a canceled class', {}, { CanceledAt: new Date() }],
    ['of an unpublished class', {}, { PublishState: 'Unpublished' }],
    ['of a personal training', {}, { CalendarType: 'PT' }],
  ] as const)('%s', async (_, fields, ofClass) => {
    await share();
    await aSeat(10, fields, ofClass);
    expect((await sendLast(5)).problem.ErrorType).toBe('OwnPlaceNothingOn');
    expect(await places()).toEqual([]);
  });

  it('before the begin of a class or live training or after its end', async () => {
    await share();
    await aSeat(-11);
    await aSeat(61);
    await aTraining({ StartedAt: null });
    await aTraining({ StoppedAt: new Date(Date.now() - MINUTE_MS) });
    expect(await places()).toEqual([]);
    expect((await sendLast(5)).problem.ErrorType).toBe('OwnPlaceNothingOn');
    await aSeat(-9);
    expect((await places()).length).toBe(1);
    expect((await sendLast(5)).status).toBe(200);
  });

  it('of an athlete who does not share heart rates with the club, or has revoked it', async () => {
    await aSeat(10);
    expect((await places())[0]?.IsShared).toBe(false);
    expect((await sendLast(5)).problem.ErrorType).toBe('OwnPlaceNotShared');
    await share();
    expect((await sendLast(5)).status).toBe(200);
    await share(false);
    expect((await sendLast(5)).problem.ErrorType).toBe('OwnPlaceNotShared');
  });
});

describe('readings of an own device that arrive late', () => {
  it('count once, count for the club only during the booked class, and are not shown as current heart rates', {
    tags: ['atLength'],
  }, async () => {
    await share();
    await aSeat(70);
    const end = nowSecond() - 600;
    const begin = Math.floor(end / 60) * 60 - 600;
    const Beats = Array.from({ length: 1200 - (nowSecond() % 60) }, () => 150);
    const body = { Begin: iso(begin), Beats, Place: there() };
    const answers = [await server.call(sendOwnBeats, { ...me(), body }), await server.call(sendOwnBeats, { ...me(), body })];
    expect(answers.map(({ result }) => result.IsThere)).toEqual([false, false]);
    const stored = await storedOf(begin, nowSecond());
    expect(stored.filter(({ ClubId }) => ClubId === world.clubA).length).toBeGreaterThanOrEqual(10);
    expect(stored.filter(({ Minute }) => Minute > end).map(({ ClubId }) => ClubId)).not.toContain(world.clubA);
    expect(stored.reduce((sum, row) => sum + row.Beats.filter((bpm) => bpm > 0).length, 0)).toBe(Beats.length);
    expect(await onWall()).toEqual([]);
  });

  it('count in the current live training, and the points are counted again from the stored minutes', async () => {
    await share();
    await aTraining();
    const club = await server.live.board?.open(world.clubA);
    const before = club?.lateness ?? 0;
    const begin = nowSecond() - 600;
    await server.call(sendOwnBeats, {
      ...me(),
      body: { Begin: iso(begin), Beats: Array.from({ length: 598 }, () => 150), Place: there() },
    });
    expect(club?.lateness).toBeGreaterThan(before);
    const received = await server.live.board?.receivedSince(world.clubA, hall, begin - 60);
    const slot = club?.slotOf(world.ids.athleteA);
    const mine = received?.find((one) => one.slot === slot);
    expect(mine?.done.zones.reduce((sum, seconds) => sum + seconds, 0)).toBe(597);
    const paused = [{ from: begin + 100, to: begin + 200 }];
    const without = (await server.live.board?.receivedSince(world.clubA, hall, begin - 60, paused))?.find(
      (one) => one.slot === slot,
    );
    expect(without?.done.zones.reduce((sum, seconds) => sum + seconds, 0)).toBe(497);
    expect((await onWall())[0]).toMatchObject({ UserId: world.ids.athleteA, HeartRate: 150 });
  });
});

describe('an athlete received by phone and by a bridge', () => {
  it("counts once a second, with the bridge's reading", async () => {
    await share();
    await aTraining();
    const { HardwareId } = await server.db
      .insertInto('sensors')
      .values({ UserId: world.ids.athleteA, HardwareId: `ANT+:${world.ids.athleteA}`, Model: 'Garmin', Code: '1' })
      .returning('HardwareId')
      .executeTakeFirstOrThrow();
    const club = await server.live.board?.open(world.clubA);
    await server.live.board?.reload(world.clubA);
    const strap = strapNumber(HardwareId) ?? 0;
    const [begin, now] = [nowSecond() - 50, Date.now()];
    for (let second = begin; second <= begin + 48; second++) {
      if (second % 3 === 0) club?.receive(strap, 152, -60, second, 0, now, now);
      const body = { Begin: iso(second), Beats: [140], Place: there() };
      if (second % 8 === 0 || second === begin + 48) await server.call(sendOwnBeats, { ...me(), body });
      else club?.hearOwn({ userId: world.ids.athleteA, bpm: 140, second, roomId: hall }, now);
    }
    const slot = club?.slotOf(world.ids.athleteA) ?? 0;
    const { zones } = club?.tallyOf(slot) ?? { zones: [] };
    expect(zones.reduce((sum, seconds) => sum + seconds, 0)).toBe(48);
    expect(club?.active.filter((one) => one === slot)).toHaveLength(1);
    expect(club?.roomOf(slot)).toBe(club?.roomAt(0));
  });

  it('trains in the club of the bridge, even when the phone names another club', async () => {
    await share();
    await aTraining();
    const minute = Math.floor(nowSecond() / 60) * 60;
    await server.db
      .transaction()
      .execute((trx) => minutes.store(trx, minutesOf(steady(minute - 60, 60, 120), world.ids.athleteA, world.clubA2, null)));
    const answer = await sendLast(Math.max(1, nowSecond() - minute));
    expect([answer.status, answer.result.IsThere]).toEqual([200, false]);
    expect((await storedOf(minute - 60, nowSecond())).map(({ ClubId }) => ClubId)).not.toContain(world.clubA);
    expect(await onWall()).toEqual([]);
  });
});

it('an athlete with an own device is marked as present in their class, and gets a result in it and a training in the club', async () => {
  await share();
  const { db } = server;
  const clock = { at: new Date() };
  const now = () => clock.at;
  const consents = createConsents({ db, now });
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const licenses = createLicenses({ db, usage: [], now });
  const sessions = createClassSessions({ db, clubs, licenses, attendance: createAttendance({ db }), now });
  const { profiles, nicknameOf } = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  const later = () => new Date(Date.now() + 3_600_000);
  const summaries = createSummaries({ db, minutes, profiles, trainedIn: async () => [], ranAt, inherits: [], now: later });
  const trainings = createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt, now });
  const groups = createGroupTrainings({ db, consents, trainings, summaries, now });
  const log = { warn: (...details: unknown[]) => expect(details).toEqual([]) };
  const own = createOwnStraps({ db, minutes, consents, live: server.live.now, log });

  const ClassId = await aSeat(30, {}, { TrainerId: world.ids.trainerA });
  clock.at = new Date(Date.now() - 30 * MINUTE_MS);
  accepted(await sessions.start(ClassId, world.ids.trainerA));
  const Begin = iso(nowSecond() - 1500);
  accepted(await own.send(world.ids.athleteA, { Begin, Beats: Array.from({ length: 1490 }, () => 150), Place: there() }));
  clock.at = new Date();
  await sessions.jobs[0]?.run({});
  const seat = await db.selectFrom('class_participants').select('Attendance').where('ClassId', '=', ClassId).executeTakeFirst();
  expect(seat?.Attendance).toBe('Present');
  const session = await db.selectFrom('class_sessions').selectAll().where('ClassId', '=', ClassId).executeTakeFirstOrThrow();
  accepted(await sessions.stop(session.ClassSessionId, world.ids.trainerA));
  await summaries.run({ error: (...details: unknown[]) => expect(details).toEqual([]) });
  const { GroupTrainingId } = await db
    .selectFrom('group_trainings')
    .select('GroupTrainingId')
    .where('ClassSessionId', '=', session.ClassSessionId)
    .executeTakeFirstOrThrow();
  const caller = { UserId: world.ids.trainerA, isAdmin: false, roles: await rolesOf(db, world.ids.trainerA) };
  const group = accepted(await groups.get(GroupTrainingId, caller as never));
  expect(group.Results).toMatchObject([{ TrainingId: expect.any(Number), IsShared: true }]);
  expect(group.Results[0]?.Points).toBeGreaterThan(100);
});
