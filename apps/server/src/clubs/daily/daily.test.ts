import { addDays } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { beginDays, clearJobs, makeDue, queuedJobs, runJobs } from '../../test/jobs.ts';
import { aClub, eventTypes } from '../../test/rows.ts';
import { type ClubDays, createDailyJobs, type DailyJob } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(async () => {
  await open.db.deleteFrom('clubs').execute();
  await open.db.deleteFrom('events').execute();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const note = (trx: Queryable, ClubId: number, Type: string) =>
  trx.insertInto('events').values({ ClubId, Type, Payload: '{}' }).execute();
function recording(overrides: Partial<DailyJob> = {}) {
  const daysSeen: ClubDays[] = [];
  const job: DailyJob = {
    name: 'recording',
    run: async (trx, days) => {
      daysSeen.push(days);
      await note(trx, days.ClubId, `Day ${days.days.join(' ')}`);
    },
    ...overrides,
  };
  const at = (instant: string) => createDailyJobs({ db: open.db, jobs: [job], now: () => new Date(instant) });
  return { daysSeen, job, at, wake: (instant: string) => beginDays(open.db, at(instant)) };
}

describe('daily jobs of clubs', () => {
  it('run once a day, when the day begins in the club’s time zone', async () => {
    const rome = await aClub(open.db, { TimeZone: 'Europe/Rome' });
    const tokyo = await aClub(open.db, { TimeZone: 'Asia/Tokyo' });
    const { daysSeen, wake } = recording();
    await wake('2026-11-20T14:59:00Z');
    daysSeen.length = 0;
    const done = () => daysSeen.splice(0).map((days) => [days.ClubId, ...days.days]);
    await wake('2026-11-20T14:59:59Z');
    expect(done()).toEqual([]);
    await wake('2026-11-20T15:00:00Z');
    expect(done()).toEqual([[tokyo, '2026-11-21']]);
    await wake('2026-11-20T22:59:59Z');
    expect(done()).toEqual([]);
    await wake('2026-11-20T23:00:00Z');
    await wake('2026-11-20T23:00:30Z');
    expect(done()).toEqual([[rome, '2026-11-21']]);
  });

  it.each([
    ['Europe/Rome', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Rome', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    // No midnight in Cairo: clocks change from 23:59 to 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
  ])(
    'in %s run for the day of a clock change (%s) when this day begins, and for the next day at its midnight',
    async (TimeZone, day, begin, next) => {
      await aClub(open.db, { TimeZone });
      const { daysSeen, wake } = recording();
      const before = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
      for (const instant of [before(begin), begin, before(next), next]) await wake(instant);
      expect(daysSeen.map((days) => days.days)).toEqual([[addDays(day, -1)], [day], [addDays(day, 1)]]);
      expect(daysSeen[2]?.since).toEqual(new Date(begin));
    },
  );

  it('catch up on days missed while the server was off, up to a month', async () => {
    await aClub(open.db, { TimeZone: 'UTC' });
    const { daysSeen, wake } = recording();
    await wake('2026-11-20T12:00:00Z');
    await wake('2026-11-24T12:00:00Z');
    await wake('2027-11-24T12:00:00Z');
    expect(daysSeen.map((days) => days.days.length)).toEqual([1, 4, 31]);
    expect(daysSeen[1]).toMatchObject({ days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'] });
    expect(daysSeen[1]?.since).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it('run once when several server processes look for due jobs at the same time', async () => {
    for (let n = 0; n < 5; n += 1) await aClub(open.db, { TimeZone: 'UTC' });
    const { daysSeen, at } = recording();
    const servers = Array.from({ length: 4 }, () => at('2026-11-20T00:00:10Z'));
    await Promise.all(servers.map((server) => beginDays(open.db, server)));
    expect(new Set(daysSeen.map((days) => days.ClubId)).size).toBe(5);
    expect(await eventTypes(open.db)).toEqual(Array.from({ length: 5 }, () => 'Day 2026-11-20'));
  });

  it('write nothing when they fail, do not block the jobs of other clubs and are retried', async () => {
    const broken = await aClub(open.db, { TimeZone: 'UTC' });
    await aClub(open.db, { TimeZone: 'UTC' });
    let isBroken = true;
    const { wake } = recording({
      run: async (trx, { ClubId }) => {
        await note(trx, ClubId, ClubId === broken ? 'First' : 'Second');
        if (isBroken && ClubId === broken) throw new Error('a bad day');
      },
    });
    await wake('2026-11-20T00:00:10Z');
    expect(await eventTypes(open.db)).toEqual(['Second']);
    isBroken = false;
    await wake('2026-11-20T00:00:40Z');
    expect(await eventTypes(open.db)).toEqual(['Second', 'First']);
  });

  it('end when the club is deleted, even between two daily jobs of the club', async () => {
    const clubId = await aClub(open.db, { TimeZone: 'Europe/Rome' });
    const { job, daysSeen } = recording();
    const deletes: DailyJob = {
      name: 'deletes',
      run: async (trx, days) => void (await trx.deleteFrom('clubs').where('ClubId', '=', days.ClubId).execute()),
    };
    const days = createDailyJobs({ db: open.db, jobs: [deletes, job], now: () => new Date('2026-11-20T12:00:00Z') });
    await days.begin(clubId);
    expect(daysSeen).toEqual([]);
    expect(await open.db.selectFrom('club_daily_jobs').select('Job').execute()).toEqual([]);
  });

  it('are run by one queued job per club, which queues the job for the club’s next midnight', async () => {
    await aClub(open.db, { TimeZone: 'Europe/Rome' });
    await clearJobs(open.db);
    let isBroken = true;
    const broken: DailyJob = {
      name: 'broken',
      run: async () => {
        if (isBroken) throw new Error('a bad day');
      },
    };
    const { jobs } = createDailyJobs({
      db: open.db,
      jobs: [broken, recording().job],
      now: () => new Date('2099-11-20T12:00:00Z'),
    });
    await jobs[0]?.atStart?.();
    await jobs[0]?.atStart?.();
    expect(await queuedJobs(open.db)).toHaveLength(1);
    await runJobs(database.url, jobs);
    expect(await eventTypes(open.db)).toEqual(['Day 2099-11-20']);
    expect(await queuedJobs(open.db)).toMatchObject([
      { attempts: 1, error: 'a bad day' },
      { attempts: 0, error: null, runAt: new Date('2099-11-20T23:00:00Z') },
    ]);
    isBroken = false;
    await makeDue(open.db);
    await runJobs(database.url, jobs);
    expect(await queuedJobs(open.db)).toMatchObject([{ attempts: 0, runAt: new Date('2099-11-20T23:00:00Z') }]);
    expect(await eventTypes(open.db)).toEqual(['Day 2099-11-20']);
  });
});
