import { clubCreated } from '@clubpulse/contract/clubs/clubs.events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, makeDue, queuedJobs, runListeners } from '../../test/jobs.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../database/database.ts';
import { writeTogether } from '../database/statements.ts';
import { queueJob } from '../jobs/jobs.store.ts';
import { startWorker } from '../jobs/worker.ts';
import { emit, emitAll, emitSteps } from './emit.store.ts';
import { type Listener, listenerJobs, on } from './listeners.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(async () => {
  await open.db.deleteFrom('events').execute();
  await clearJobs(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const created = (UserId: number) => ({ ClubId: null, Type: 'ClubCreated', Payload: { ClubId: 1, Name: 'Uno', UserId } }) as const;
const happened = (UserId: number, via: Queryable = open.db) => emit(via, created(UserId));
const run = (listeners: readonly Listener[]) => runListeners(open.db, database.url, listeners);
const events = () => open.db.selectFrom('events').select(['Type', 'Payload']).orderBy('EventId').execute();

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

function ear(name: string, failing: Set<number> = new Set()) {
  const received: number[] = [];
  const listener = on(clubCreated, name, async ({ Payload }) => {
    received.push(Payload.UserId);
    if (failing.has(Payload.UserId)) throw new Error('deaf');
  });
  return { received, listener, failing };
}

describe('an event', () => {
  it('reaches each of its listeners after the commit and none after a rollback', async () => {
    const [one, two] = [ear('one'), ear('two')];
    await open.db.transaction().execute((trx) => happened(1, trx));
    await open.db
      .transaction()
      .execute(async (trx) => {
        await happened(2, trx);
        throw new Error('killed');
      })
      .catch(() => {});
    expect(await queuedJobs(open.db)).toMatchObject([{ task: 'event' }]);
    await run([one.listener, two.listener]);
    expect([one.received, two.received]).toEqual([[1], [1]]);
    expect(await queuedJobs(open.db)).toEqual([]);
  });

  it('that is written in one statement with others of its type is queued with them, and alone after a failure', async () => {
    const [good, bad] = [ear('good'), ear('bad', new Set([2]))];
    await emitAll(open.db, [1, 2, 3].map(created));
    expect(await queuedJobs(open.db)).toMatchObject([{ task: 'events' }]);
    await run([good.listener, bad.listener]);
    expect([sorted(good.received), sorted(bad.received)]).toEqual([[1, 2, 3], expect.arrayContaining([1, 2, 3])]);
    expect(await queuedJobs(open.db)).toMatchObject([{ task: 'listener', error: expect.stringContaining('listener bad: deaf') }]);
    bad.failing.clear();
    await makeDue(open.db);
    await run([good.listener, bad.listener]);
    expect([good.received.length, await queuedJobs(open.db)]).toEqual([3, []]);
  });

  it('of several in one statement is received only if it concerns the listener, and always if that cannot be determined', async () => {
    const received: string[] = [];
    const selective = (name: string, among: (userIds: readonly number[]) => readonly number[]) =>
      on(
        clubCreated,
        name,
        async ({ Payload }) => void received.push(`${name} ${Payload.UserId}`),
        async (rush) => {
          const wanted = among(rush.map(({ Payload }) => Payload.UserId));
          return new Set(rush.flatMap(({ EventId, Payload }) => (wanted.includes(Payload.UserId) ? [EventId] : [])));
        },
      );
    const even = selective('even', (ids) => ids.filter((id) => id % 2 === 0));
    const broken = selective('broken', () => {
      throw new Error('deaf');
    });
    await emitAll(open.db, [1, 2, 3].map(created));
    await run([even, broken]);
    expect(received.toSorted()).toEqual(['broken 1', 'broken 2', 'broken 3', 'even 2']);
    expect(await queuedJobs(open.db)).toEqual([]);
  });

  it('that is written in one statement with others reaches its listener in the order of the statement', async () => {
    const { received, listener } = ear('one');
    const Payload = {
      TrainingId: 1,
      UserId: 1,
      Points: 1,
      Duration: 60,
      Begin: '2026-01-01T10:00:00Z',
      End: '2026-01-01T10:01:00Z',
    };
    await emitAll(open.db, [created(1), { ClubId: null, Type: 'TrainingUpdated', Payload }, created(2)]);
    await emitAll(open.db, []);
    expect((await events()).map(({ Type }) => Type)).toEqual(['ClubCreated', 'TrainingUpdated', 'ClubCreated']);
    await run([listener]);
    expect(sorted(received)).toEqual([1, 2]);
  });

  it('is queued together with the other events of its statement, or, if the statement writes nothing, not at all', async () => {
    const { received, listener } = ear('one');
    const guard = (rows: number) => ({
      name: 'guard',
      write: () => sql`select 1 as one where ${rows} = 1`,
    });
    const written = (rows: number) =>
      writeTogether(open.db, [...emitSteps([created(1), created(2)]), guard(rows)], sql<number>`(select one from guard)`);
    await written(0);
    expect([await events(), await queuedJobs(open.db)]).toEqual([[], []]);
    await written(1);
    expect(await queuedJobs(open.db, 'event')).toHaveLength(2);
    await run([listener]);
    expect(sorted(received)).toEqual([1, 2]);
  });

  it('is delivered again only to the listener that failed', async () => {
    const [good, bad] = [ear('good'), ear('bad', new Set([1]))];
    const listeners = [good.listener, bad.listener];
    await happened(1);
    await happened(2);
    await run(listeners);
    expect([sorted(good.received), sorted(bad.received)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const [waiting, ...others] = await queuedJobs(open.db);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      task: 'listener',
      attempts: 1,
      error: expect.stringMatching(/ClubCreated.*listener bad: deaf/),
    });
    expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now() + 1000);
    bad.failing.clear();
    await makeDue(open.db);
    await run(listeners);
    expect(good.received).toHaveLength(2);
    expect(sorted(bad.received)).toEqual([1, 1, 2]);
    expect(await queuedJobs(open.db)).toEqual([]);
  });

  it('that cannot be parsed does not stop others, is listed as failing, and is delivered once it can be parsed', async () => {
    const { received, listener } = ear('one');
    await happened(1);
    await happened(2);
    const first = open.db.selectFrom('events').select(({ fn }) => fn.min('EventId').as('first'));
    await open.db
      .updateTable('events')
      .set({ Payload: '{"ClubId":1,"Name":"Uno","UserId":"one"}' })
      .where('EventId', '=', first)
      .execute();
    await run([listener]);
    expect(received).toEqual([2]);
    expect(await queuedJobs(open.db)).toMatchObject([
      { task: 'listener', attempts: 1, error: expect.stringContaining('UserId') },
    ]);
    await open.db
      .updateTable('events')
      .set({ Payload: '{"ClubId":1,"Name":"Uno","UserId":1}' })
      .where('EventId', '=', first)
      .execute();
    await makeDue(open.db);
    await run([listener]);
    expect(received).toEqual([2, 1]);
  });

  it('waits as a failing job when its listener no longer exists', async () => {
    const [one, two] = [ear('one'), ear('two', new Set([1]))];
    await happened(1);
    await run([one.listener, two.listener]);
    await makeDue(open.db);
    await run([one.listener]);
    expect(await queuedJobs(open.db)).toMatchObject([{ attempts: 2, error: expect.stringContaining('listener two') }]);
  });
});

describe('an event of a later version', () => {
  it('waits as a failing job for a process of that version', async () => {
    await queueJob(open.db, { task: 'event', payload: { EventId: 1, Type: 'LaterEvent' } });
    await run([ear('one').listener]);
    expect(await queuedJobs(open.db)).toMatchObject([
      { task: 'event', attempts: 1, error: expect.stringContaining('LaterEvent') },
    ]);
  });
});

describe('an event without a listener', () => {
  it('is stored but not queued', async () => {
    await emit(open.db, { ClubId: null, Type: 'RoomCreated', Payload: { DisplayGroupId: 1, Name: 'Cycling' } });
    await writeTogether(
      open.db,
      emitSteps([{ ClubId: null, Type: 'RoomDeleted', Payload: { DisplayGroupId: 1, Name: 'Cycling' } }]),
      sql`1`,
    );
    expect((await events()).map(({ Type }) => Type)).toEqual(['RoomCreated', 'RoomDeleted']);
    expect(await queuedJobs(open.db)).toEqual([]);
  });

  it('is not queued together with other events of its statement that have listeners', async () => {
    const none = { ClubId: null, Type: 'RoomCreated', Payload: { DisplayGroupId: 1, Name: 'Cycling' } } as const;
    await writeTogether(open.db, emitSteps([none, created(1), none]), sql`1`);
    expect(await events()).toHaveLength(3);
    expect(await queuedJobs(open.db)).toHaveLength(1);
  });
});

describe('two parallel workers', () => {
  it('deliver each event exactly once, soon after it happened', async () => {
    const received: number[] = [];
    const listener = on(clubCreated, 'one', async ({ Payload }) => {
      received.push(Payload.UserId);
    });
    const jobs = listenerJobs(open.db, [listener]);
    const log = pino({ level: 'silent' });
    const workers = [1, 2].map(() => startWorker({ connectionString: database.url, jobs, log }));
    for (let id = 1; id <= 50; id += 1) await happened(id);
    await expect.poll(() => received.length).toBe(50);
    await expect.poll(() => queuedJobs(open.db)).toEqual([]);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(received).size).toBe(50);
    expect(received).toHaveLength(50);
    await happened(51);
    expect(await queuedJobs(open.db)).toHaveLength(1);
  });
});
