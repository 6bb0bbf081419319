import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createSharedLocks, type SharedLocks } from './shared-locks.ts';
import { gateTo } from './test/gate.ts';

const COMMON = 91;
const CLASS = 92;
const numbers = Array.from({ length: 12 }, (_, index) => index);

let database: TestDatabase;
let observer: pg.Client;
const started: SharedLocks[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client(database.url);
  await observer.connect();
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.release();
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

async function start({ connectionString = database.url, turnMs = 500, silentMs = 5000 } = {}) {
  const state = { waiting: 0, taken: [] as number[], left: [] as number[] };
  const locks = createSharedLocks({
    connectionString,
    turnMs,
    silentMs,
    commonLock: COMMON,
    lockClass: CLASS,
    numbers,
    movesOf({ processes, own, free }) {
      const share = Math.ceil(numbers.length / processes);
      return { give: own.slice(share), take: free.slice(0, Math.max(0, share - own.length)) };
    },
    taken: (some) => void state.taken.push(...some),
    left: async (some) => void state.left.push(...some),
    waiting: () => state.waiting++,
    log: pino({ level: 'silent' }),
  });
  started.push(locks);
  await locks.begin();
  return { ...locks, state };
}

async function stored(): Promise<Map<number, number>> {
  const { rows } = await observer.query<{ number: number; pid: number }>(
    `select objid::int as number, pid from pg_locks where locktype = 'advisory' and classid = $1 and granted
     and database = (select oid from pg_database where datname = current_database())`,
    [CLASS],
  );
  return new Map(rows.map(({ number, pid }) => [number, pid]));
}

const sorted = (some: Iterable<number>) => [...some].sort((a, b) => a - b);

async function expectShared(processes: readonly SharedLocks[], each: number) {
  await vi.waitFor(async () => {
    expect(processes.map(({ own }) => own.size)).toEqual(processes.map(() => each));
    expect(sorted(processes.flatMap(({ own }) => [...own]))).toEqual(numbers);
    const held = await stored();
    expect(held.size).toBe(numbers.length);
    for (const { own } of processes) expect(new Set([...own].map((one) => held.get(one))).size).toBe(1);
  });
}

it('each lock is held by exactly one of three processes, and those of a process that ends move to the others', async () => {
  const first = await start();
  expect(sorted(first.own)).toEqual(numbers);
  expect(sorted(first.state.taken)).toEqual(numbers);
  const [second, third] = [await start(), await start()];
  await expectShared([first, second, third], 4);
  const moved = sorted(third.own);
  await third.release();
  await expectShared([first, second], 6);
  expect(sorted(third.state.left).filter((one) => moved.includes(one))).toEqual(moved);
});

it('the locks of a process whose connection breaks are again held once, and a lock that another process took is left', async () => {
  const [first, second] = [await start(), await start()];
  await expectShared([first, second], 6);
  const [[one]] = [[...first.own]];
  const next = new pg.Client(database.url);
  await next.connect();
  const taken = next.query('select pg_advisory_lock($1, $2)', [CLASS, one]);
  const pid = (await stored()).get(one ?? -1);
  await observer.query('select pg_terminate_backend($1)', [pid]);
  await taken;
  await vi.waitFor(() => expect(first.state.left).toContain(one));
  await next.end();
  await expectShared([first, second], 6);
});

it('a process waits while another one holds the common lock alone', async () => {
  await observer.query('select pg_advisory_lock($1)', [COMMON]);
  const locks = await start();
  expect(locks.state).toEqual({ waiting: 1, taken: [], left: [] });
  await observer.query('select pg_advisory_unlock($1)', [COMMON]);
  await expectShared([locks], 12);
});

it('the locks of a process whose machine is lost move to the others', async () => {
  const way = await gateTo(database.networkUrl);
  const [lost, other] = [await start({ connectionString: way.url, silentMs: 500 }), await start()];
  await expectShared([lost, other], 6);
  way.gate.isSilent = true;
  await vi.waitFor(() => expect(other.own.size).toBe(numbers.length));
  await way.end();
});

it('the locks of a process that ends move as soon as the others are notified', async () => {
  const rarely = { turnMs: 3_600_000 };
  const [first, second, third] = [await start(rarely), await start(rarely), await start(rarely)];
  await expectShared([first, second, third], 4);
  await third.release();
  await expectShared([first, second], 6);
});
