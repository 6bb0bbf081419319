import { textVersions } from '@clubpulse/contract/accounts/consents';
import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { points } from '@clubpulse/rules/accounts/users/zones';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../accounts/consents/public.ts';
import { rolesOf } from '../accounts/roles/public.ts';
import { createUsers } from '../accounts/users/public.ts';
import { createAttendance } from '../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../clubs/licenses/public.ts';
import { placesOf } from '../community/rankings/rankings.facts.ts';
import type { BoardFacts } from '../live/board/board.ports.ts';
import { ClubBoard } from '../live/board/club-board.live.ts';
import { liveUserOf } from '../live/board/live-athletes.live.ts';
import { recordedMinutesIn } from '../live/board/loading/recorded-since.facts.ts';
import { recordedSinceOf, standingOf } from '../live/board/loading/recorded-since.live.ts';
import { createRecount } from '../live/board/loading/recount.live.ts';
import { limitsSince } from '../live/board/loading/training-limits.facts.ts';
import { createClassSessions } from '../live/class-sessions/class-sessions.service.ts';
import { trainedIn } from '../live/class-sessions/public.ts';
import { SessionCount } from '../live/frames/session-count.live.ts';
import { ranAt } from '../live/group-trainings/group-trainings.facts.ts';
import { createGroupTrainings } from '../live/group-trainings/group-trainings.service.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../platform/database/database.ts';
import { createHeartMinutes } from '../training/heart-minutes/public.ts';
import { createSummaries, createTrainings } from '../training/trainings/public.ts';
import { accepted } from './billing.ts';
import { aClass } from './booking-rows.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { runs } from './proof/at-length.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from './rows.ts';

const DAY = '2026-11-20';
const T = Date.parse(`${DAY}T09:00:00Z`) / 1000;
const instantOf = (second: number) => new Date((T + second) * 1000);
const MINUTE = 60;
/** OVER seconds of silence end a training; less than PIECE seconds give no result. */
const [OVER, PIECE] = [300, 75];
/** Seconds of rest around a cut, so that one second more or less changes nothing. */
const REST = 60;
const SHORT = 6;

let database: TestDatabase;
let open: OpenDatabase;
let clock = 0;
let parts: ReturnType<typeof build>;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  parts = build();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

function build() {
  const { db } = open;
  const now = () => instantOf(clock);
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const consents = createConsents({ db, now });
  const minutes = createHeartMinutes();
  const users = createUsers({ db, today: () => DAY });
  const { profiles, nicknameOf } = users;
  const trainings = createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt, now });
  const summaries = createSummaries({ db, minutes, profiles, trainedIn, ranAt, inherits: [], now });
  const licenses = createLicenses({ db, usage: [], now });
  const sessions = createClassSessions({ db, clubs, licenses, attendance: createAttendance({ db }), now });
  const groups = createGroupTrainings({ db, consents, trainings, summaries, now });
  return { db, consents, minutes, users, trainings, summaries, sessions, groups };
}

interface Person {
  readonly begins: number;
  readonly bpms: readonly number[];
  readonly other: readonly number[];
  readonly straps: number;
  readonly follows: boolean;
  readonly zones: readonly { readonly from: number; readonly max: number }[];
  readonly away: { readonly from: number; readonly seconds: number } | null;
  readonly late: { readonly from: number; readonly seconds: number; readonly after: number } | null;
}
interface World {
  readonly before: number;
  readonly lengths: readonly [number, number];
  readonly gap: number;
  readonly moved: number | null;
  readonly people: readonly Person[];
  readonly jobs: readonly number[];
  readonly restart: number | null;
}

const LONGEST = 1500;
const anySecond = fc.integer({ min: 0, max: LONGEST });
const anyBpm = fc.integer({ min: 90, max: 185 });
const anyPerson: fc.Arbitrary<Person> = fc.record({
  begins: fc.integer({ min: 0, max: 700 }),
  bpms: fc.array(anyBpm, { minLength: 5, maxLength: 30 }),
  other: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 7 }),
  straps: fc.integer({ min: 1, max: 2 }),
  follows: fc.boolean(),
  zones: fc.array(fc.record({ from: anySecond, max: fc.integer({ min: 150, max: 220 }) }), { maxLength: 3 }),
  away: fc.option(fc.record({ from: anySecond, seconds: fc.integer({ min: OVER + 5, max: 400 }) })),
  late: fc.option(
    fc.record({ from: anySecond, seconds: fc.integer({ min: 5, max: 150 }), after: fc.integer({ min: 12, max: 60 }) }),
  ),
});
const anyWorld: fc.Arbitrary<World> = fc.record({
  before: fc.integer({ min: 0, max: 180 }),
  lengths: fc.tuple(fc.integer({ min: 200, max: 400 }), fc.integer({ min: 200, max: 400 })),
  gap: fc.integer({ min: 20, max: 200 }),
  moved: fc.option(fc.integer({ min: 90, max: 110 })),
  people: fc.array(anyPerson, { minLength: 2, maxLength: 3 }),
  jobs: fc.array(anySecond, { minLength: 1, maxLength: 4 }),
  restart: fc.option(anySecond),
});

function plan({ before, lengths, gap, moved, people }: World) {
  const [spin, yoga] = [before, before + lengths[0] + gap];
  const ends = [spin + lengths[0], yoga + lengths[1]] as const;
  const move = moved === null ? null : spin + moved;
  const end = ends[1] + 30;
  const cuts = [spin, ends[0], yoga, ends[1], ...(move === null ? [] : [move])].toSorted((a, b) => a - b);
  const roomOf = (at: number, follows: boolean) => (move !== null && follows && at >= move ? 1 : 0);
  const isOn = (at: number) => (at >= spin && at < ends[0]) || (at >= yoga && at < ends[1]);
  const walks = (at: number) => move !== null && at >= move - 3 && at < Math.ceil((move + 15) / MINUTE) * MINUTE + 3;
  const firsts = new Set<number>();
  const recorded = people.map((one) => {
    const comes = Math.min(one.begins, yoga - 100);
    const isThere = (at: number) => {
      const away = one.away;
      return at >= comes && at < end && !(away && at >= away.from && at < away.from + away.seconds);
    };
    const bpms = new Uint8Array(end);
    let since = -1;
    for (let at = 0; at < end; at++) {
      if (!isThere(at)) {
        since = -1;
        continue;
      }
      if (since < 0) {
        since = at;
        firsts.add(at + MINUTE + 2);
      }
      const isBefore = Array.from({ length: SHORT + 2 }, (_, ahead) => at + ahead).some((later) => !isThere(later));
      const rests = at - since < 40 || isBefore || cuts.some((cut) => Math.abs(at - cut) < 4) || walks(at);
      bpms[at] = rests ? REST : (one.bpms[Math.floor(at / 20) % one.bpms.length] ?? REST);
    }
    for (let from = 0; from < end; from++) {
      const here = (at: number) => [isOn(at) && roomOf(at, true) === roomOf(at, one.follows), at >= yoga, isThere(at)].join(' ');
      let to = from;
      while (to < end && here(to) === here(from)) to++;
      if (to - from < PIECE) for (let at = from; at < to; at++) if (bpms[at]) bpms[at] = REST;
      from = to - 1;
    }
    for (let from = 1; from < end; from++) {
      let to = from;
      while (to < end && bpms[to] === bpms[from]) to++;
      if (to - from < SHORT && bpms[from - 1] && bpms[from]) bpms.fill(bpms[from - 1] ?? 0, from, to);
      else from = to - 1;
    }
    const arrives = (at: number) => {
      const { late } = one;
      if (!late || at < late.from || at >= late.from + late.seconds) return at;
      const [begin, until] = [cuts.findLast((cut) => cut <= late.from) ?? 0, cuts.find((cut) => cut > late.from) ?? end];
      const [lost, back] = [Math.max(late.from, begin + 16), late.from + late.seconds + late.after];
      return at < lost || back > until - 20 ? at : back;
    };
    return { one, bpms, arrives };
  });
  return { spin, yoga, ends, move, end, roomOf, recorded, firsts };
}

async function played(story: World) {
  const { spin, yoga, ends, move, end, roomOf, recorded, firsts } = plan(story);
  const { db, users, minutes, sessions, groups, consents, summaries, trainings } = parts;
  clock = 0;
  const clubId = await aClub(db);
  const rooms = [await aRoom(db, clubId, { Name: 'Hall' }), await aRoom(db, clubId, { Name: 'Studio' })];
  const bridges = [
    { ClubpulseBridgeId: await aBridge(db, clubId), DisplayGroupId: rooms[0] ?? 0 },
    { ClubpulseBridgeId: await aBridge(db, clubId), DisplayGroupId: rooms[1] ?? 0 },
  ];
  const trainers = [await aUser(db), await aUser(db)];
  for (const trainer of trainers) await aRole(db, trainer, 'Trainer', clubId);
  const people: number[] = [];
  for (const _ of recorded) {
    const UserId = await aUser(db, { BirthDate: '1991-01-01' });
    await aRole(db, UserId, 'Athlete', clubId);
    const granted = { ClubId: clubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
    accepted(await consents.set(UserId, [granted], UserId, 'en'));
    people.push(UserId);
  }
  const classOf = (index: number, Name: string, begin: number) =>
    aClass(db, clubId, {
      Name,
      TrainerId: trainers[index] ?? 0,
      Begin: instantOf(begin),
      End: instantOf(end + 600),
      DisplayGroupId: rooms[index === 1 && move !== null ? 1 : 0] ?? 0,
    });
  const classes = [await classOf(0, 'Spin', spin), await classOf(1, 'Yoga', yoga)];

  const factsOf = async (): Promise<BoardFacts> => ({
    athletes: (await users.peopleOfClubs([clubId])).flatMap((one) => {
      const index = people.indexOf(one.UserId);
      return index < 0 ? [] : [{ ...one, straps: [0, 1].map((strap) => ({ strap: 100 + 2 * index + strap, station: null })) }];
    }),
    bridges,
  });
  const ports = {
    hoursOf: (present: Parameters<typeof minutes.lastHours>[1], now: Date) => minutes.lastHours(db, present, now),
    limitsSince: (userIds: readonly number[], since: number) => limitsSince(db, userIds, since),
  };
  const recounts = createRecount(ports, pino({ enabled: false }));
  const aBoard = () => new ClubBoard(clubId, { budget: { bytes: 0 }, windowSeconds: 10 });
  let board = aBoard();
  board.learn(await factsOf(), DAY);

  async function flush(): Promise<void> {
    const batch = board.minutes.take(10_000);
    const rows = [...batch.slots].map((slot, row) => ({ UserId: board.factsOf(slot)?.UserId ?? 0, row }));
    await db.transaction().execute((trx) =>
      minutes.store(trx, {
        userIds: rows.map(({ UserId }) => UserId),
        minutes: rows.map(({ row }) => (batch.minutes[row] ?? 0) * MINUTE),
        clubIds: rows.map(() => clubId),
        roomIds: rows.map(({ row }) => board.roomAt(batch.rooms[row] ?? 0)),
        beats: rows.map(({ row }) => batch.beats.subarray(row * MINUTE, (row + 1) * MINUTE)),
        late: rows.map(({ row }) => batch.late[row] === 1),
      }),
    );
    board.minutes.stored(batch);
  }
  const due = { NextAt: new Date(0), RefreshAt: new Date(0), MarkedAt: new Date(0) };
  async function settle(): Promise<void> {
    await flush();
    await db.updateTable('training_due').set(due).where('UserId', 'in', people).execute();
    await summaries.run({ error: (error: unknown) => expect.fail(JSON.stringify(error)) });
  }

  let wall: { readonly index: number; readonly room: number; readonly began: number; count: SessionCount } | undefined;
  const texts = new Map<string, number>();
  const countIn = async (room: number, began: number) => {
    await recounts.recount(board, instantOf(clock));
    const standing = standingOf(board, rooms[room] ?? 0, T + began);
    const stored = await recordedMinutesIn(db, clubId, rooms[room] ?? 0, T + began);
    const found = recordedSinceOf(board, standing, stored, await limitsSince(db, people, T + began));
    const isHere = (slot: number) => board.roomOf(slot) === rooms[room];
    return new SessionCount(board, instantOf(began).toISOString(), isHere, found);
  };
  async function showClass(index: number, room: number): Promise<void> {
    wall = { index, room, began: clock, count: await countIn(room, clock) };
  }
  function endClass(): void {
    if (wall === undefined) return;
    wall.count.end();
    for (const userId of people) {
      const slot = board.slotOf(userId);
      const key = `${wall.index} ${userId}`;
      if (slot !== undefined) texts.set(key, (texts.get(key) ?? 0) + wall.count.tallyOf(slot).pointSeconds);
    }
    wall = undefined;
  }
  const startOf = async (index: number) => accepted(await sessions.start(classes[index] ?? 0, trainers[index] ?? 0));
  const ids: number[] = [];
  const running: number[] = [];
  const arriving = new Map<number, { person: number; second: number }[]>();
  for (const [person, { bpms, arrives }] of recorded.entries())
    for (let second = 0; second < end; second++)
      if (bpms[second]) arriving.set(arrives(second), [...(arriving.get(arrives(second)) ?? []), { person, second }]);
  const changes = recorded.flatMap(({ one }, person) => one.zones.map((zone) => ({ ...zone, person })));
  const live = new Map<string, number>();

  for (; clock < end; clock++) {
    if (clock === spin || clock === yoga) {
      const index = clock === spin ? 0 : 1;
      const { ClassSessionId, GroupTrainingId } = await startOf(index);
      running[index] = ClassSessionId ?? 0;
      ids[index] = GroupTrainingId ?? 0;
      await showClass(index, index === 1 && move !== null ? 1 : 0);
    }
    if (clock === move) {
      endClass();
      await db
        .updateTable('classes')
        .set({ DisplayGroupId: rooms[1] ?? 0 })
        .where('ClassId', '=', classes[0] ?? 0)
        .execute();
      await sessions.jobs[0]?.run({ ClassIds: [classes[0] ?? 0] });
      await showClass(0, 1);
    }
    for (const [index, ended] of ends.entries()) {
      if (clock !== ended) continue;
      endClass();
      accepted(await sessions.stop(running[index] ?? 0, trainers[index] ?? 0));
    }
    for (const { person, max } of changes.filter(({ from }) => from === clock)) {
      accepted(await users.updateZones(people[person] ?? 0, { ...automaticZones, OwnMaxHeartRate: max }));
      board.learn(await factsOf(), DAY);
    }
    if (clock === story.restart) {
      await flush();
      board = aBoard();
      board.learn(await factsOf(), DAY);
      const present = people.map((UserId) => ({ ClubId: clubId, UserId }));
      const stored = await minutes.recent(db, present, instantOf(clock));
      board.recall(stored, T * 1000 + clock * 1000, T * 1000 + clock * 1000, await limitsSince(db, people, T - MINUTE));
      if (wall) wall.count = await countIn(wall.room, wall.began);
    }
    for (const { person, second } of arriving.get(clock) ?? []) {
      const { one, bpms } = recorded[person] ?? { one: undefined, bpms: undefined };
      const [rate = 0, room] = [bpms?.[second], roomOf(second, one?.follows ?? false)];
      const receive = (strap: number, bpm: number, rssi: number) => {
        const index = board.roomOfBridge(bridges[room]?.ClubpulseBridgeId ?? 0) ?? 0;
        board.receive(100 + 2 * person + strap, bpm, rssi, T + second, index, (T + clock) * 1000);
      };
      const differs = one?.other[second % one.other.length] ?? 0;
      receive(0, rate, -60);
      if (one?.straps === 2) receive(1, rate === REST ? rate : rate + differs, differs > 0 ? -50 : -70);
    }
    board.sweep((T + clock) * 1000);
    const hasLate = [...(arriving.get(clock) ?? [])].some(({ second }) => second < clock);
    if (clock % MINUTE === 0) await flush();
    if (firsts.has(clock) || story.jobs.includes(clock)) await settle();
    if (hasLate || changes.some(({ from }) => from + 5 === clock)) {
      await recounts.recount(board, instantOf(clock));
      if (wall) wall.count = await countIn(wall.room, wall.began);
    }
    wall?.count.look();
    for (const userId of people) {
      const one = liveUserOf(board, userId, (T + clock) * 1000);
      if (one) live.set(`${userId} ${one.Since}`, one.Points);
    }
  }
  clock = end + 3600;
  await settle();
  for (const GroupTrainingId of ids) await groups.jobs[0]?.run({ GroupTrainingId });
  await settle();

  const scope = { clubs: [clubId], days: { first: DAY, last: DAY }, by: 'Points', fromZone: 3 } as const;
  const [ranked] = await placesOf(db, scope, { start: 0, length: 10 });
  const journal = await db
    .selectFrom('trainings')
    .select(['TrainingId', 'UserId', 'Begin', 'Points'])
    .where('UserId', 'in', people)
    .orderBy('TrainingId')
    .execute();
  const events = await db
    .selectFrom('events')
    .select('Payload')
    .where('ClubId', '=', clubId)
    .where('Type', 'in', ['TrainingClosed', 'TrainingUpdated'])
    .orderBy('EventId')
    .execute();
  const notified = new Map(
    events.map(({ Payload }) => {
      const { TrainingId, Points } = Payload as { TrainingId: number; Points: number };
      return [TrainingId, Points];
    }),
  );
  const callerOf = async (UserId: number) => ({ UserId, isAdmin: false, isEditor: false, roles: await rolesOf(db, UserId) });
  const results = [];
  for (const id of ids) results.push(accepted(await groups.get(id, await callerOf(trainers[0] ?? 0))).Results);
  const opened = [];
  for (const { TrainingId, UserId } of journal) opened.push(accepted(await trainings.get(TrainingId, await callerOf(UserId))));
  return { people, journal, live, notified, ranked, results, opened, ids, texts };
}

it('wall, live list, journal, ranking, class results and events show the same number in random evenings', {
  tags: ['atLength'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, async (story) => {
      const { people, journal, live, notified, ranked, results, opened, ids, texts } = await played(story);
      for (const one of journal) {
        expect(live.get(`${one.UserId} ${one.Begin.toISOString()}`)).toBe(one.Points);
        expect(notified.get(one.TrainingId)).toBe(one.Points);
      }
      for (const userId of people) {
        const own = journal.filter(({ UserId }) => UserId === userId);
        const sum = own.reduce((total, { Points }) => total + Points, 0);
        expect(ranked.find(({ UserId }) => UserId === userId)?.Value ?? 0).toBe(sum);
        for (const [index, found] of results.entries()) {
          const ownFound = found.filter(({ TrainingId }) => own.some((one) => one.TrainingId === TrainingId));
          const inClass = ownFound.reduce((total, { Points }) => total + Points, 0);
          expect(points(texts.get(`${index} ${userId}`) ?? 0)).toBe(inClass);
          const reached = opened.some(
            (one) => one.UserId === userId && one.Groups.some((group) => group.GroupTrainingId === ids[index]),
          );
          expect(reached).toBe(ownFound.length > 0);
        }
      }
    }),
    { numRuns: runs(20), seed: Number(process.env['FUZZ_SEED'] ?? 38), endOnFailure: true },
  );
});
