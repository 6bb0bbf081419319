import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, makeDue, queuedJobs, runListeners } from '../../test/jobs.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { createNotices } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let clubId: number;
let queued: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(async () => {
  for (const table of ['events', 'notices'] as const) await open.db.deleteFrom(table).execute();
  await clearJobs(open.db);
  clubId = await aClub(open.db);
  queued = [];
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const lastEvent = (db: OpenDatabase['db']) => db.selectFrom('events').select(({ fn }) => fn.max('EventId').as('last'));
const HOUR_MS = 3_600_000;
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const server = (now = new Date(), fail = false, { db } = open) => {
  const notices = createNotices({
    db,
    mail: {
      queue: async ({ to }) => {
        if (fail) throw new Error('killed');
        return queued.push(to);
      },
    },
    publicUrl: 'http://127.0.0.1:8080',
    profiles: createUsers({ db, today: () => '2026-11-20' }).profiles,
    closedIn: async () => new Set(),
    clubsOf: (ids, via) => via.selectFrom('clubs').select(['ClubId', 'Name', 'TimeZone']).where('ClubId', 'in', ids).execute(),
    now: () => now,
  });
  return {
    listeners: notices.listeners,
    run: () => runListeners(open.db, database.url, notices.listeners),
    purge: notices.purge,
  };
};
const removed = (Target: number, overrides: object = {}) =>
  emit(open.db, {
    ClubId: clubId,
    Type: 'ClassUnsubscription',
    Payload: {
      Target,
      ClassId: 1,
      By: 1,
      ClassName: 'Yoga',
      ClassDate: ahead(50).toISOString(),
      Reason: 'Removed',
      ...overrides,
    },
  });

describe('the notice of an event to a user', () => {
  it('is sent once when several server processes read the event at the same time', { tags: ['atLength'] }, async () => {
    const people = await Promise.all(Array.from({ length: 120 }, () => aUser(open.db)));
    for (const userId of people) await removed(userId);
    await Promise.all(Array.from({ length: 3 }, () => server().run()));
    await server().run();
    expect(queued).toHaveLength(120);
    expect(new Set(queued).size).toBe(120);
  });

  it('is sent after a restart if the server failed before it queued the mail', async () => {
    await removed(await aUser(open.db, { Email: 'ada.back@example.com' }));
    await server(new Date(), true).run();
    expect(queued).toEqual([]);
    expect(await queuedJobs(open.db)).toMatchObject([{ attempts: 1, error: expect.stringMatching(/notices: killed$/) }]);
    await makeDue(open.db);
    await server().run();
    expect(queued).toEqual(['ada.back@example.com']);
  });

  it('is sent for an event that is committed after a newer event was read', async () => {
    const [early, late] = [
      await aUser(open.db, { Email: 'early@example.com' }),
      await aUser(open.db, { Email: 'late@example.com' }),
    ];
    const [written, otherNotified] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const Payload = {
      Target: early,
      ClassId: 1,
      By: 1,
      ClassName: 'Yoga',
      ClassDate: ahead(50).toISOString(),
      Reason: 'Removed',
    } as const;
    const committed = open.db.transaction().execute(async (trx) => {
      await emit(trx, { ClubId: clubId, Type: 'ClassUnsubscription', Payload });
      written.resolve();
      await otherNotified.promise;
    });
    await Promise.race([written.promise, committed]);
    await removed(late);
    await server().run();
    otherNotified.resolve();
    await committed;
    await server().run();
    expect(queued).toEqual(['late@example.com', 'early@example.com']);
  });

  it('is not sent for an event of more than a day ago, nor for a class that has ended', async () => {
    const ada = await aUser(open.db);
    await removed(ada);
    await removed(ada, { ClassDate: ahead(20).toISOString() });
    await server(ahead(25)).run();
    expect(queued).toEqual([]);
    await removed(ada);
    await removed(ada, { ClassDate: ahead(20).toISOString() });
    await removed(ada, { ClassDate: ahead(-1).toISOString() });
    await server().run();
    expect(queued).toHaveLength(2);
  });

  it('does not block other notices if its user is deleted or its event cannot be parsed', async () => {
    await removed(999_999);
    await removed(await aUser(open.db));
    await open.db.updateTable('events').set({ Payload: '{"Target":"Ada"}' }).where('EventId', '=', lastEvent(open.db)).execute();
    await removed(await aUser(open.db, { Email: 'ada.other@example.com' }));
    await server().run();
    expect(queued).toEqual(['ada.other@example.com']);
    expect(await queuedJobs(open.db)).toMatchObject([
      {
        task: 'listener',
        attempts: 1,
        error: expect.stringMatching(/^Event \d+ \(ClassUnsubscription\), listener notices: .*ClassId/s),
      },
    ]);
    await server(ahead(80)).purge();
    expect(await open.db.selectFrom('notices').select('EventId').execute()).toEqual([]);
  });
});

it('a notice uses only one database connection, so that parallel notices do not wait for each other', async () => {
  const one = openDatabase(database.url, { max: 1 });
  const target = await aUser(open.db);
  await removed(target);
  await server(new Date(), false, one).run();
  expect(queued).toHaveLength(1);
  await one.close();
});
