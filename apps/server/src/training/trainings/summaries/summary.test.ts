import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConsents } from '../../../accounts/consents/public.ts';
import { rolesOf } from '../../../accounts/roles/public.ts';
import { createUsers } from '../../../accounts/users/public.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { outsideTransaction } from '../../../platform/database/pool/one-connection.ts';
import { queueJob } from '../../../platform/jobs/jobs.store.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { minutesOf, type Seconds, steady } from '../../../test/heart-rates.ts';
import { clearJobs, makeDue, queuedJobs, runJobs } from '../../../test/jobs.ts';
import { eraseUser } from '../../../test/leaving.ts';
import { runs } from '../../../test/proof/at-length.ts';
import { untilStuck } from '../../../test/race/until-stuck.ts';
import { aClub, aRole, aRoom, aUser } from '../../../test/rows.ts';
import { createHeartMinutes, due as dueStore } from '../../heart-minutes/public.ts';
import { createSummaries, createTrainings, type Summaries } from '../public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let summaries: Summaries;
let clubId: number;
let roomId: number;
let userId: number;
let time: number;
let failing: number | undefined;
let spinning: number | undefined;
const lesson = { Name: 'Sunrise Spin', TrainingType: 'indoorCycling' };
const heartMinutes = createHeartMinutes();
const log = { error: () => {} };

const start = Math.floor(Date.now() / 60_000) * 60 - 3 * 3600;
const birthDate = `${new Date(start * 1000).getUTCFullYear() - 35}-01-01`;
const person = { BirthDate: birthDate, Gender: 'Male' as const, Weight: 80, Height: 180 };

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  summaries = createSummaries({
    db,
    minutes: heartMinutes,
    profiles: async (ids, trx) => {
      if (failing !== undefined && ids.includes(failing)) throw new Error('planted');
      return createUsers({ db, today: () => new Date().toISOString().slice(0, 10) }).profiles(ids, trx);
    },
    ranAt: async () => [],
    trainedIn: async (_db, trained) => trained.map((one) => (one.UserId === spinning ? lesson : null)),
    inherits: [],
    now: () => new Date(time),
  });
  clubId = await aClub(db, { Name: 'Harbour' });
  roomId = await aRoom(db, clubId, { Name: 'Cycling' });
});
beforeEach(async () => {
  failing = undefined;
  spinning = undefined;
  // Five seconds ahead, because the database's clock decides when seconds are due.
  time = Date.now() + 5000;
  userId = await aUser(open.db, person);
  await open.db.deleteFrom('training_due').execute();
  await open.db.deleteFrom('events').execute();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const store = (seconds: Seconds, user = userId, room: number | null = roomId) =>
  open.db.transaction().execute((trx) => heartMinutes.store(trx, minutesOf(seconds, user, clubId, room)));
async function settle() {
  time = Date.now() + 3_600_000;
  await summaries.run(log);
}
const trainings = (user = userId) =>
  open.db.selectFrom('trainings').selectAll().where('UserId', '=', user).orderBy('Begin').execute();
const events = () => open.db.selectFrom('events').select(['Type', 'Payload']).orderBy('EventId').execute();
const due = () => open.db.selectFrom('training_due').selectAll().execute();
const at = (second: number) => new Date(second * 1000);

describe('the first training of a member in a club', () => {
  const firsts = async () => (await events()).filter(({ Type }) => Type === 'FirstTraining').map(({ Payload }) => Payload);

  it('is notified once, for the earliest of several trainings computed together, and never again', async () => {
    await aRole(open.db, userId, 'Athlete', clubId);
    await store(new Map([...steady(start, 600, 120), ...steady(start + 3600, 900, 120)]));
    await settle();
    const [first] = await trainings();
    expect(await firsts()).toEqual([{ Target: userId, TrainingId: first?.TrainingId, Points: first?.Points, Duration: 600 }]);
    await store(steady(start + 7200, 600, 120));
    await settle();
    expect(await trainings()).toHaveLength(3);
    await open.db.deleteFrom('trainings').where('UserId', '=', userId).execute();
    await store(steady(start + 9000, 600, 120));
    await settle();
    expect(await firsts()).toHaveLength(1);
  });

  it('is not notified for users who are not members, nor for members who left the club and returned', async () => {
    await store(steady(start, 600, 120));
    await settle();
    await aRole(open.db, userId, 'Athlete', clubId);
    await store(steady(start + 3600, 600, 120));
    await settle();
    expect(await trainings()).toHaveLength(2);
    expect(await firsts()).toEqual([]);
  });

  it('is not notified while it runs', async () => {
    await aRole(open.db, userId, 'Athlete', clubId);
    await store(steady(Math.floor(Date.now() / 1000) - 120, 100, 120));
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ ClosedAt: null }]);
    expect(await firsts()).toEqual([]);
  });
});

describe('a training', () => {
  it('has the figures of the documented example: 223 points', async () => {
    const course = [90, 100, 115, 135, 150, 170].flatMap((bpm, zone) =>
      Array<number>([300, 600, 900, 1200, 300, 60][zone] ?? 0).fill(bpm),
    );
    await store(new Map(course.map((bpm, second) => [start + second, bpm])));
    await settle();
    expect(await trainings()).toMatchObject([
      {
        ClubId: clubId,
        DisplayGroupId: roomId,
        Name: 'Cycling',
        TrainingType: 'other',
        Begin: at(start),
        End: at(start + 3360),
        Duration: 3360,
        Zone0Time: 300,
        Zone1Time: 600,
        Zone2Time: 900,
        Zone3Time: 1200,
        Zone4Time: 300,
        Zone5Time: 60,
        GapTime: 0,
        TargetTime: 1500,
        Points: 223,
        AverageHeartRate: 121,
        MaxHeartRate: 170,
        Zone0Bpm: 92,
        Zone5Bpm: 184,
        TargetLowBpm: 120,
        TargetHighBpm: 156,
      },
    ]);
  });

  it('gets the name and type of its class, also if the class becomes known later', async () => {
    await store(steady(start, 1800, 150));
    await settle();
    expect(await trainings()).toMatchObject([{ Name: 'Cycling', TrainingType: 'other' }]);
    spinning = userId;
    await store(steady(start + 1800, 60, 150));
    await settle();
    expect(await trainings()).toMatchObject([{ ...lesson, DisplayGroupId: roomId }]);
  });

  it('has the calories of the Keytel formula: 448 kcal in thirty minutes at 150 bpm', async () => {
    await store(steady(start, 1800, 150));
    await settle();
    expect(await trainings()).toMatchObject([{ Calories: 448, Zone4Time: 1800 }]);
  });

  it('counts a gap of more than ten seconds as gap time, including the second before the gap', async () => {
    await store(new Map([...steady(start, 60, 120), ...steady(start + 75, 45, 120)]));
    await settle();
    expect(await trainings()).toMatchObject([{ Duration: 120, GapTime: 16, Zone2Time: 104 }]);
  });

  it.each([
    [SILENCE_SECONDS - 1, 1],
    [SILENCE_SECONDS, 2],
  ])('is split by silence: after %i silent seconds there are %i trainings', async (silence, count) => {
    await store(new Map([...steady(start, 120, 130), ...steady(start + 120 + silence, 120, 130)]));
    await settle();
    expect(await trainings()).toHaveLength(count);
  });

  it('is not created if a strap is only tried on for less than a minute, but the minutes remain stored', async () => {
    await store(steady(start, 59, 130));
    await settle();
    expect(await trainings()).toEqual([]);
    expect(await due()).toEqual([]);
    expect(await heartMinutes.read(open.db, userId, start, start + 59)).toHaveLength(1);
    await store(steady(start + 59, 1, 130));
    await settle();
    expect(await trainings()).toHaveLength(1);
  });

  it('includes its whole stretch, also seconds outside the interval that is due', async () => {
    await store(steady(start - 7000, 10_000, 130));
    await settle();
    await store(steady(start + 3000, 1, 140));
    await settle();
    expect(await trainings()).toMatchObject([{ Begin: at(start - 7000), Duration: 10_001 }]);
  });
});

describe('late seconds of a training', () => {
  it('form a training per day if there is no silence for days, and an earlier second moves the begin of each day', {
    tags: ['atLength'],
  }, async () => {
    const [day, from] = [86_400, start - 2 * 86_400];
    await store(steady(from, 2 * day + 600, 120));
    await settle();
    const lengths = async () => (await trainings()).map(({ Begin, Duration }) => [Begin.getTime() / 1000 - from, Duration]);
    expect(await lengths()).toEqual([
      [0, day],
      [day, day],
      [2 * day, 600],
    ]);
    await store(steady(from - 200, 100, 120));
    await settle();
    expect(await lengths()).toEqual([
      [-200, day],
      [day - 200, day],
      [2 * day - 200, 800],
    ]);
  });

  it('merge two trainings into the older one, which is not closed a second time', async () => {
    await store(steady(start, 120, 130));
    await store(steady(start + 1000, 120, 130));
    await settle();
    const [first, second] = await trainings();
    await store(steady(start + 120, 880, 130));
    await settle();
    expect(await trainings()).toMatchObject([{ TrainingId: first?.TrainingId, Begin: at(start), Duration: 1120, GapTime: 0 }]);
    expect((await events()).map((event) => event.Type)).toEqual([
      'TrainingClosed',
      'TrainingClosed',
      'TrainingDeleted',
      'TrainingUpdated',
    ]);
    expect((await events())[2]?.Payload).toMatchObject({ TrainingId: second?.TrainingId });
  });

  it('begin the training earlier, and its original zone limits remain even if the athlete changed the zone limits meanwhile', async () => {
    await store(steady(start, 120, 130));
    await settle();
    await open.db
      .updateTable('users')
      .set({ BirthDate: '1950-01-01', TargetZoneLowPrc: 50 })
      .where('UserId', '=', userId)
      .execute();
    await store(steady(start - 60, 60, 130));
    await settle();
    expect(await trainings()).toMatchObject([{ Begin: at(start - 60), Duration: 180, Zone5Bpm: 184, TargetZoneLowPrc: 65 }]);
  });

  it('have the zones of their own day, not those of a later day', async () => {
    const dayOf = (second: number) => at(second).toISOString().slice(0, 10);
    const users = (second: number) => createUsers({ db: open.db, today: () => dayOf(second) });
    const reserve = { ...automaticZones, ZoneMode: 'hrr' as const, OwnMaxHeartRate: 184, RestingHeartRate: 60 };
    const { Since: _since, ...choice } = reserve;
    await users(start).updateZones(userId, choice);
    await users(start + 86_400).updateZones(userId, { ...choice, RestingHeartRate: 40 });
    await store(steady(start - 86_400, 120, 130));
    await store(steady(start, 120, 130));
    await store(steady(start + 86_400, 120, 130));
    await settle();
    expect(await trainings()).toMatchObject([
      { Zone0Bpm: 92, Zone3Time: 120 },
      { Zone0Bpm: 122, Zone1Bpm: 134, Zone1Time: 120 },
      { Zone0Bpm: 112, Zone2Bpm: 141, Zone2Time: 120 },
    ]);
  });

  it('change nothing if they were stored already', async () => {
    await store(steady(start, 600, 130));
    await settle();
    const before = await trainings();
    await store(steady(start + 60, 120, 130));
    await settle();
    expect(await trainings()).toEqual(before);
    expect(await events()).toHaveLength(1);
  });
});

describe('a running training', () => {
  const live = Math.floor(Date.now() / 1000) - 120;

  it('is stored while it runs, remains due, and is closed once', async () => {
    await store(steady(live, 120, 130));
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 120, ClosedAt: null }]);
    const [waiting] = await due();
    expect(waiting?.NextAt.getTime()).toBe(time + 60_000);
    expect(waiting?.FromSecond).toEqual(at(live));
    expect(await events()).toEqual([]);

    await store(steady(live + 120, 30, 130));
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 120 }]);
    time += 60_000;
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 150, ClosedAt: null }]);

    time = (live + 150 + SILENCE_SECONDS) * 1000 - 1;
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ ClosedAt: null }]);
    time += 1;
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 150, ClosedAt: new Date(time) }]);
    expect(await events()).toMatchObject([{ Type: 'TrainingClosed', Payload: { UserId: userId, Duration: 150 } }]);
    expect(await due()).toEqual([]);
  });

  it('is shown as running while seconds arrive, even if its figures are old', async () => {
    const { db } = open;
    const asUser = { UserId: userId, isAdmin: false, isEditor: false, roles: await rolesOf(db, userId) };
    const interval = { from: at(start - 60).toISOString(), to: at(start + 3600).toISOString(), count: 5 };
    const journalAt = (second: number) =>
      createTrainings({
        db,
        minutes: heartMinutes,
        profiles: async () => [],
        nicknameOf: async () => 'Ada',
        consents: createConsents({ db }),
        ranAt: async () => [],
        now: () => at(second),
      }).ofUser(userId, interval, asUser);
    await store(steady(start, 600, 140));
    await summaries.run(log);
    await store(steady(start + 600, 900, 140));
    await summaries.run(log);
    const End = at(start + 600).toISOString();
    expect(await journalAt(start + 1500 + 200)).toMatchObject([{ End, IsLive: true }]);
    expect(await journalAt(start + 1500 + SILENCE_SECONDS)).toMatchObject([{ End, IsLive: false }]);
  });

  it('continues when its seconds arrive from a hub that was offline for longer than the silence that ends a training', async () => {
    const { db } = open;
    const asUser = { UserId: userId, isAdmin: false, isEditor: false, roles: await rolesOf(db, userId) };
    const now = Math.floor(time / 1000);
    const from = now - 1800;
    const interval = { from: at(from - 60).toISOString(), to: at(now).toISOString(), count: 5 };
    const journalNow = () =>
      createTrainings({
        db,
        minutes: heartMinutes,
        profiles: async () => [],
        nicknameOf: async () => 'Ada',
        consents: createConsents({ db }),
        ranAt: async () => [],
        now: () => at(now),
      }).ofUser(userId, interval, asUser);
    await store(steady(from, 600, 140));
    time += 60_000;
    await summaries.run(log);
    const [closed] = await trainings();
    expect(closed?.ClosedAt).not.toBeNull();
    expect(await journalNow()).toMatchObject([{ IsLive: false }]);
    await store(steady(from + 600, 1190, 140));
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ TrainingId: closed?.TrainingId }]);
    expect(await journalNow()).toMatchObject([{ TrainingId: closed?.TrainingId, IsLive: true }]);
    await db
      .updateTable('trainings')
      .set({ End: at(from + 700) })
      .where('UserId', '=', userId)
      .execute();
    expect(await journalNow()).toMatchObject([{ IsLive: true }]);
  });

  it('is recomputed at least every five minutes, however long it is', async () => {
    const { db } = open;
    const now = Math.floor(time / 1000);
    await store(steady(now - 7200, 7200, 140));
    await summaries.run(log);
    const [left] = await due();
    expect((left?.RefreshAt.getTime() ?? 0) - time).toBe(300_000);
    await db.deleteFrom('training_due').where('UserId', '=', userId).execute();
  });

  it('that a replay sends is not closed between two batches', async () => {
    await store(steady(start, 600, 130));
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 600, ClosedAt: null }]);
    expect(await events()).toEqual([]);
    await settle();
    expect((await events()).map((event) => event.Type)).toEqual(['TrainingClosed']);
  });
});

describe('the job that computes trainings', () => {
  it('continues with other athletes if one fails, and retries the failing one later', async () => {
    const other = await aUser(open.db, person);
    await store(steady(start, 120, 130));
    await store(steady(start, 120, 130), other);
    failing = userId;
    await settle();
    expect(await trainings()).toEqual([]);
    expect(await trainings(other)).toHaveLength(1);
    failing = undefined;
    time += 61_000;
    await summaries.run(log);
    expect(await trainings()).toHaveLength(1);
  });

  it('creates each training once even if the job runs twice at the same time', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => aUser(open.db, person)));
    for (const user of users) await store(steady(start, 120, 130), user);
    time = Date.now() + 3_600_000;
    await Promise.all([summaries.run(log), summaries.run(log), summaries.run(log)]);
    for (const user of users) expect(await trainings(user)).toHaveLength(1);
    expect((await events()).map((event) => event.Type)).toEqual(users.map(() => 'TrainingClosed'));
  });

  it('is one job for all athletes, queued by the first minutes of a user, and repeats while an athlete is due', async () => {
    await clearJobs(open.db);
    const queued = () => queuedJobs(open.db, 'training-summaries');
    for (const user of [userId, await aUser(open.db, person)]) await store(steady(start, 120, 130), user);
    await store(steady(start + 120, 120, 130));
    expect(await queued()).toHaveLength(1);
    const jobs = [summaries.job(log)];
    time = Date.now() + 5000;
    await runJobs(database.url, jobs);
    const [next, ...others] = await queued();
    expect(others).toEqual([]);
    expect(next?.runAt.getTime()).toBeGreaterThan(Date.now() - 5000);
    time = Date.now() + 3_600_000;
    await makeDue(open.db);
    await runJobs(database.url, jobs);
    expect([await due(), await queued()]).toEqual([[], []]);
    expect(await trainings()).toHaveLength(1);
  });

  it('runs at new first minutes and at process start, even if a clock that was ahead had queued it for a far future', async () => {
    const key = 'training-summaries';
    const atMoment = async (runAt: Date) => {
      await clearJobs(open.db);
      await queueJob(open.db, { task: key, payload: {}, key, runAt });
    };
    const moment = async () => (await queuedJobs(open.db, key)).map(({ runAt }) => runAt.getTime() - Date.now());
    await atMoment(new Date(Date.now() + 3 * 86_400_000));
    await store(steady(start, 120, 130), await aUser(open.db, person));
    expect((await moment()).map((wait) => wait < 1000)).toEqual([true]);
    await atMoment(new Date(Date.now() + 3 * 86_400_000));
    await summaries.job(log).atStart?.();
    expect((await moment()).map((wait) => wait < 1000)).toEqual([true]);
    // A moved job would cause another check of all athletes for each new athlete.
    await atMoment(new Date(Date.now() + 30_000));
    await store(steady(start, 120, 130), await aUser(open.db, person));
    expect((await moment()).map((wait) => wait > 20_000)).toEqual([true]);
  });

  it('neither waits for an account that is being deleted nor fails because of it', async () => {
    await store(steady(start, 600, 120));
    const ending = await open.pool.connect();
    await ending.query('begin');
    await ending.query('delete from heart_minute where "UserId" = $1', [userId]);
    await ending.query('delete from users where "UserId" = $1', [userId]);
    await settle();
    expect(await trainings()).toEqual([]);
    await ending.query('commit');
    ending.release();
    await settle();
    expect([await trainings(), await due(), await heartMinutes.read(open.db, userId, start, start + 600)]).toEqual([[], [], []]);
  });

  it('does not deadlock with a member who leaves the club', async () => {
    await aRole(open.db, userId, 'Athlete', clubId);
    await store(steady(start, 600, 120));
    time = Date.now() + 3_600_000;
    const problems: unknown[] = [];
    let running: Promise<number> | undefined;
    await open.db.transaction().execute(async (trx) => {
      await sql`select from club_people where "UserId" = ${userId} for update`.execute(trx);
      running = outsideTransaction(() => summaries.run({ error: (...problem: unknown[]) => problems.push(problem) }));
      await untilStuck(open.db, [running]);
      await dueStore.holdDue(trx, userId);
    });
    await running;
    expect(problems).toEqual([]);
    expect(await trainings()).toMatchObject([{ ClosedAt: expect.any(Date) }]);
  });

  it('deletes the due row of a deleted user', async () => {
    await store(steady(start, 120, 130));
    await eraseUser(open.db, userId);
    await settle();
    expect(await due()).toEqual([]);
  });

  it('retains a training whose room was deleted, under the name of the club', async () => {
    const room = await aRoom(open.db, clubId, { Name: 'Attic' });
    await store(steady(start, 120, 130), userId, room);
    await open.db.deleteFrom('display_groups').where('DisplayGroupId', '=', room).execute();
    await settle();
    expect(await trainings()).toMatchObject([{ ClubId: clubId, DisplayGroupId: null, Name: 'Harbour' }]);
  });
});

describe('the seconds of a training that arrive in any order', () => {
  const course = fc.array(
    fc.record({
      received: fc.integer({ min: 20, max: 400 }),
      silent: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(299, 300, 301)),
      bpm: fc.integer({ min: 70, max: 185 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const pieces = fc.array(fc.record({ at: fc.nat(), length: fc.integer({ min: 1, max: 900 }), settles: fc.boolean() }), {
    maxLength: 12,
  });

  function secondsOf(segments: { received: number; silent: number; bpm: number }[]): Seconds {
    const seconds = new Map<number, number>();
    let second = start;
    for (const { received, silent, bpm } of segments) {
      for (let index = 0; index < received; index++) seconds.set(second + index, bpm + (index % 3));
      second += received + silent;
    }
    return seconds;
  }
  const figures = async (user: number) =>
    (await trainings(user)).map(({ TrainingId: _id, UserId: _user, ComputedAt: _at, ClosedAt, ...rest }) => ({
      ...rest,
      closed: ClosedAt !== null,
    }));

  it('form the same trainings as in order of time', { tags: ['examples'] }, async () => {
    await fc.assert(
      fc.asyncProperty(course, pieces, async (segments, chopped) => {
        const seconds = secondsOf(segments);
        const all = [...seconds];
        const complete = await aUser(open.db, person);
        await store(seconds, complete);
        await settle();

        const user = await aUser(open.db, person);
        for (const { at: from, length, settles } of chopped) {
          await store(new Map(all.slice(from % all.length, (from % all.length) + length)), user);
          if (settles) await settle();
        }
        for (let end = all.length; end > 0; end -= 200) await store(new Map(all.slice(Math.max(0, end - 200), end)), user);
        await settle();
        expect(await figures(user)).toEqual(await figures(complete));
      }),
      { numRuns: runs(25) },
    );
  });

  it('form the same trainings in one batch as second by second', { tags: ['atLength'] }, async () => {
    const crowd = fc.array(course, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(crowd, crowd, fc.boolean(), async (first, later, isOver) => {
        const [alone, together] = await Promise.all([0, 1].map(() => Promise.all(first.map(() => aUser(open.db, person)))));
        const run = async () => {
          time = isOver ? Date.now() + 3_600_000 : Date.now() + 5000;
          await open.db
            .updateTable('training_due')
            .set({ NextAt: at(0), RefreshAt: at(0) })
            .execute();
          await summaries.run(log);
        };
        for (const [shift, courses] of [[0, first] as const, [200, later.slice(0, first.length)] as const]) {
          const shifted = (segments: (typeof courses)[number]) =>
            new Map([...secondsOf(segments)].map(([second, bpm]) => [second + shift, bpm]));
          for (const [index, segments] of courses.entries()) {
            await store(shifted(segments), alone?.[index]);
            await run();
          }
          for (const [index, segments] of courses.entries()) await store(shifted(segments), together?.[index]);
          await run();
        }
        for (const [index] of first.entries()) {
          expect(await figures(together?.[index] ?? 0)).toEqual(await figures(alone?.[index] ?? 0));
        }
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('under load the job that computes trainings', () => {
  const crowdOf = (count: number) => Promise.all(Array.from({ length: count }, () => aUser(open.db, person)));

  it('computes ended trainings before running ones, even if the running ones have waited longer', {
    tags: ['atLength'],
  }, async () => {
    const live = Math.floor(Date.now() / 1000) - 120;
    const running = await crowdOf(230);
    for (const user of running) await store(steady(live, 120, 130), user);
    const over = await crowdOf(3);
    for (const user of over) await store(steady(start, 120, 130), user);
    await open.db
      .updateTable('training_due')
      .set({ MarkedAt: at(start + 120), NextAt: new Date(Date.now() - 1) })
      .where('UserId', 'in', over)
      .execute();
    time = Date.now() + 5000;
    await open.db.updateTable('training_due').set({ MarkedAt: new Date() }).where('UserId', 'in', running).execute();
    await summaries.run(log);
    for (const user of over) expect(await trainings(user)).toMatchObject([{ Duration: 120, ClosedAt: new Date(time) }]);
    expect(await open.db.selectFrom('trainings').select('UserId').where('UserId', 'in', running).execute()).toHaveLength(197);
  });

  it('needs only one connection for a batch, even while waiting transactions hold all others', async () => {
    const one = openDatabase(database.url, { max: 1 });
    const { profiles } = createUsers({ db: one.db, today: () => '2026-11-20' });
    await store(steady(start, 120, 130));
    time = Date.now() + 3_600_000;
    const trainedIn = async () => [null];
    const parts = {
      db: one.db,
      minutes: heartMinutes,
      profiles,
      trainedIn,
      ranAt: async () => [],
      inherits: [],
      now: () => new Date(time),
    };
    const onOne = createSummaries(parts);
    expect(await onOne.run(log)).toBe(1);
    expect(await trainings()).toHaveLength(1);
    await one.close();
  });

  it('postpones a failing athlete and writes the trainings of all others in the batch once', { tags: ['atLength'] }, async () => {
    const crowd = await crowdOf(60);
    for (const user of crowd) await store(steady(start, 120, 130), user);
    failing = crowd[30];
    await settle();
    expect((await events()).map((event) => event.Type)).toEqual(Array(59).fill('TrainingClosed'));
    expect(await trainings(failing)).toEqual([]);
    expect((await due()).map(({ UserId }) => UserId)).toEqual([failing]);
  });

  it('does not recompute a running training until it is 50 % longer than at the last computation', async () => {
    await store(steady(start, 600, 130));
    await summaries.run(log);
    await store(steady(start + 600, 100, 130));
    time += 30_000;
    await open.db
      .updateTable('training_due')
      .set({ MarkedAt: new Date(time - 1000) })
      .execute();
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 600, ClosedAt: null }]);
    expect((await due())[0]?.NextAt.getTime()).toBe(time + 29_000);
    time += 270_000;
    await open.db
      .updateTable('training_due')
      .set({ MarkedAt: new Date(time - 1000) })
      .execute();
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 700, ClosedAt: null }]);
  });

  it('computes a running training when a session ends in which the training was recorded', async () => {
    await store(steady(start, 600, 130));
    await summaries.run(log);
    await store(steady(start + 600, 100, 130));
    const ended = { ClubId: clubId, Begin: at(start + 620), End: at(start + 700) };
    await summaries.again({ ...ended, ClubId: await aClub(open.db) });
    await summaries.again({ ...ended, Begin: at(start + 700), End: at(start + 800) });
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 600, ClosedAt: null }]);
    await summaries.again(ended);
    await summaries.run(log);
    expect(await trainings()).toMatchObject([{ Duration: 700, ClosedAt: null }]);
  });

  it('computes nothing in the first minute of an athlete who begins to train', async () => {
    const now = Math.floor(Date.now() / 1000);
    await store(steady(now - 10, 10, 130));
    const [row] = await due();
    expect(row?.NextAt.getTime()).toBeGreaterThan((now + 40) * 1000);
    expect(row?.NextAt.getTime()).toBeLessThanOrEqual((now + 61) * 1000);
  });
});
