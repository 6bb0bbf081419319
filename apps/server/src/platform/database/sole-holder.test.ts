import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { acquireExclusiveLock, type SoleHolder } from './sole-holder.ts';
import { gateTo } from './test/gate.ts';

const LOCK = 77;
let database: TestDatabase;
let observer: pg.Client;
const holders: (SoleHolder | undefined)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client(database.url);
  await observer.connect();
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder?.release();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

function hold({ signal = new AbortController().signal, connectionString = database.url, silentMs = 5000 } = {}) {
  const state = { waiting: 0, lost: 0, holds: false };
  const done = acquireExclusiveLock({
    connectionString,
    silentMs,
    lock: LOCK,
    waiting: () => state.waiting++,
    lost: () => state.lost++,
    signal,
  }).then((holder) => {
    state.holds = holder !== undefined;
    holders.push(holder);
    return holder;
  });
  return { state, done };
}
const HELD = `from pg_locks where locktype = 'advisory' and objid = $1 and granted
  and database = (select oid from pg_database where datname = current_database())`;
const cut = () => observer.query(`select pg_terminate_backend(pid) ${HELD}`, [LOCK]);

it('only one process holds the lock, and the next process waits and gets it when the first releases it', async () => {
  const first = await hold().done;
  const second = hold();
  await vi.waitFor(() => expect(second.state.waiting).toBe(1));
  expect(second.state.holds).toBe(false);
  await first?.release();
  await second.done;
  expect(second.state).toEqual({ waiting: 1, lost: 0, holds: true });
});

it('a process that is stopped no longer waits for the lock', async () => {
  await hold().done;
  const stop = new AbortController();
  const second = hold({ signal: stop.signal });
  await vi.waitFor(() => expect(second.state.waiting).toBe(1));
  stop.abort();
  expect(await second.done).toBeUndefined();
});

it('a process whose connection breaks takes its lock again if no other process has it', { tags: ['atLength'] }, async () => {
  const { state, done } = hold();
  await done;
  await cut();
  await vi.waitFor(async () => {
    const { rows } = await observer.query(`select 1 ${HELD}`, [LOCK]);
    expect(rows).toHaveLength(1);
  });
  expect(state.lost).toBe(0);
});

it('a process whose connection breaks is notified when another process took its lock meanwhile', {
  tags: ['atLength'],
}, async () => {
  const { state, done } = hold();
  await done;
  const next = new pg.Client(database.url);
  await next.connect();
  const taken = next.query('select pg_advisory_lock($1)', [LOCK]);
  await vi.waitFor(async () => {
    const { rows } = await observer.query(
      `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted
      and database = (select oid from pg_database where datname = current_database())`,
      [LOCK],
    );
    expect(rows).toHaveLength(1);
  });
  await cut();
  await taken;
  await vi.waitFor(() => expect(state.lost).toBe(1));
  await next.end();
});

it('the next process gets the lock when the machine of its holder is lost, also if that one waited through an outage', async () => {
  const [way, other] = [await gateTo(database.networkUrl), await gateTo(database.networkUrl)];
  const first = hold({ connectionString: way.url, silentMs: 500 });
  await first.done;
  const second = hold({ connectionString: other.url });
  await vi.waitFor(() => expect(second.state.waiting).toBe(1));
  other.shut();
  await vi.waitFor(() => expect(other.gate.knocks).toBeGreaterThan(0));
  other.gate.isOpen = true;
  way.gate.isSilent = true;
  await second.done;
  expect(second.state).toEqual({ waiting: 1, lost: 0, holds: true });
  way.gate.isSilent = false;
  await vi.waitFor(() => expect(first.state.lost).toBe(1));
  for (const holder of holders.splice(0)) await holder?.release();
  await Promise.all([way.end(), other.end()]);
});
