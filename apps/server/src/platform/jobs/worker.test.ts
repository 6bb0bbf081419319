import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, queuedJobs } from '../../test/jobs.ts';
import { type RunningProgram, runCommand } from '../../test/proof/running-program.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { gateTo } from '../database/test/gate.ts';
import { job } from './job.ts';
import { priorities, queueJob, queueJobs } from './jobs.store.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(() => clearJobs(open.db));
afterAll(async () => {
  await open.close();
  await database.drop();
});

const log = pino({ level: 'silent' });
const start = (jobs: Parameters<typeof startWorker>[0]['jobs']) => startWorker({ connectionString: database.url, jobs, log });
const aWhile = () => queuedJobs(open.db);

describe('a job worker', () => {
  it('runs a job at its time, and at its own start queues and runs due work', async () => {
    const ran: string[] = [];
    const note = job('note', z.object({ what: z.string() }), async ({ what }) => void ran.push(what), {
      atStart: () => queueJob(open.db, { task: 'note', payload: { what: 'start' }, key: 'start' }),
    });
    const worker = start([note]);
    await expect.poll(() => ran).toEqual(['start']);
    const runAt = new Date(Date.now() + 1500);
    await queueJob(open.db, { task: 'note', payload: { what: 'later' }, runAt });
    await expect.poll(() => ran).toEqual(['start', 'later']);
    expect(Date.now()).toBeGreaterThanOrEqual(runAt.getTime());
    await worker.stop();
  });

  it('runs other jobs while the jobs of a slow service wait for its responses', async () => {
    const ran: string[] = [];
    let [speaking, most] = [0, 0];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const letter = job(
      'letter',
      z.object({}),
      async () => {
        speaking += 1;
        most = Math.max(most, speaking);
        await answered;
        speaking -= 1;
      },
      { queue: 'sms' },
    );
    const post = job('post', z.object({}), async () => void ran.push('post'), { queue: 'webhooks' });
    const note = job('note', z.object({ what: z.string() }), async ({ what }) => void ran.push(what));
    for (let n = 0; n < 20; n += 1) await queueJob(open.db, { task: 'letter', payload: {} });
    const worker = start([letter, post, note]);
    await expect.poll(() => speaking).toBe(2);
    await queueJob(open.db, { task: 'note', payload: { what: 'beside' } });
    await expect.poll(() => ran).toEqual(['beside']);
    await queueJob(open.db, { task: 'post', payload: {} });
    await expect.poll(() => ran).toEqual(['beside', 'post']);
    answer();
    await expect.poll(() => queuedJobs(open.db, 'letter')).toEqual([]);
    expect(most).toBe(2);
    await worker.stop();
  });

  it('encodes one file at a time and runs other jobs meanwhile', async () => {
    let [under, most, ran] = [0, 0, 0];
    const encode = job(
      'encode',
      z.object({}),
      async () => {
        under += 1;
        most = Math.max(most, under);
        await aWhile();
        under -= 1;
        ran += 1;
      },
      { queue: 'encoding' },
    );
    for (let n = 0; n < 3; n += 1) await queueJob(open.db, { task: 'encode', payload: {} });
    const worker = start([encode]);
    await expect.poll(() => ran).toBe(3);
    expect(most).toBe(1);
    await worker.stop();
  });

  it('runs urgent jobs before others, and jobs that exclude each other one at a time', {
    tags: ['atLength'],
  }, async () => {
    const sent: string[] = [];
    let [hooks, most] = [0, 0];
    const queued = Promise.withResolvers<void>();
    const letter = job(
      'letter',
      z.object({ to: z.string() }),
      async ({ to }) => {
        sent.push(to);
        await queued.promise;
      },
      { queue: 'mail' },
    );
    const hook = job(
      'hook',
      z.object({}),
      async () => {
        hooks += 1;
        most = Math.max(most, hooks);
        await aWhile();
        hooks -= 1;
      },
      { queue: 'webhooks' },
    );
    const many = Array.from({ length: 40 }, (_, n) => ({
      task: 'letter',
      payload: { to: `many-${n}` },
      priority: priorities.many,
    }));
    const hooked = Array.from({ length: 4 }, () => ({ task: 'hook', payload: {}, oneAtATime: 'hook:1' }));
    await queueJobs(open.db, [...many, ...hooked]);
    const worker = start([letter, hook]);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await queueJob(open.db, { task: 'letter', payload: { to: 'member' }, priority: priorities.waitedFor });
    queued.resolve();
    await expect.poll(() => queuedJobs(open.db)).toEqual([]);
    await worker.stop();
    expect(sent).toHaveLength(41);
    expect(sent.indexOf('member')).toBeLessThan(20);
    expect(most).toBe(1);
  });

  it('stops only after its running jobs have ended, and starts no job afterwards', async () => {
    let [running, ran] = [0, 0];
    const reported = Promise.withResolvers<void>();
    const slow = job('slow', z.object({}), async () => {
      running += 1;
      await reported.promise;
      running -= 1;
      ran += 1;
    });
    const after = job('after', z.object({}), async () => {});
    for (let n = 0; n < 20; n += 1) await queueJob(open.db, { task: 'slow', payload: {} });
    const worker = start([slow]);
    await expect.poll(() => running).toBeGreaterThan(0);
    const stopped = worker.stop();
    reported.resolve();
    await stopped;
    expect(running).toBe(0);
    const then = ran;
    expect(then).toBeLessThan(20);
    expect(await queuedJobs(open.db, 'slow')).toHaveLength(20 - then);
    await queueJob(open.db, { task: 'after', payload: {} });
    const next = start([after]);
    await expect.poll(() => queuedJobs(open.db, 'after')).toEqual([]);
    await next.stop();
    expect(ran).toBe(then);
  });

  it('does not wait longer than the limit for a job when it stops; the next process repeats that job', async () => {
    let begun = false;
    let finish = () => {};
    const long = job('long', z.object({}), async () => {
      begun = true;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await queueJob(open.db, { task: 'long', payload: {} });
    const worker = startWorker({ connectionString: database.url, jobs: [long], log, endingMs: 200 });
    await expect.poll(() => begun).toBe(true);
    await worker.stop();
    expect(await queuedJobs(open.db, 'long')).toHaveLength(1);
    finish();
    await expect.poll(() => queuedJobs(open.db, 'long')).toEqual([]);
  });

  it('continues after its database connections were lost', { tags: ['atLength'] }, async () => {
    let ran = 0;
    const count = job('count', z.object({}), async () => void (ran += 1));
    const worker = start([count]);
    await queueJob(open.db, { task: 'count', payload: {} });
    await expect.poll(() => ran).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(open.db)
      .catch(() => {});
    await expect
      .poll(() =>
        queueJob(open.db, { task: 'count', payload: {} }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => ran).toBe(2);
    await worker.stop();
  });

  it('continues after its database was silent', async () => {
    const way = await gateTo(database.networkUrl);
    let ran = 0;
    const count = job('count', z.object({}), async () => void (ran += 1));
    const worker = startWorker({ connectionString: way.url, jobs: [count], log, silentMs: 500 });
    await queueJob(open.db, { task: 'count', payload: {} });
    await expect.poll(() => ran).toBe(1);
    await expect.poll(() => queuedJobs(open.db)).toEqual([]);
    way.gate.knocks = 0;
    way.gate.isSilent = true;
    await expect.poll(() => way.gate.knocks).toBeGreaterThan(3);
    way.gate.isSilent = false;
    await queueJob(open.db, { task: 'count', payload: {} });
    await expect.poll(() => ran).toBe(2);
    await worker.stop();
    await way.end();
  });

  it('starts as soon as the database is reachable', { tags: ['atLength'] }, async () => {
    const door = await openDoor();
    door.close();
    let ran = 0;
    const count = job('count', z.object({}), async () => void (ran += 1));
    await queueJob(open.db, { task: 'count', payload: {} });

    const worker = startWorker({ connectionString: door.url, jobs: [count], log });
    await expect.poll(() => door.refused).toBeGreaterThan(1);
    door.open();
    await expect.poll(() => ran).toBe(1);
    await worker.stop();
    door.end();
  });

  it('goes on after a job of a slow service failed because the database was lost', async () => {
    const door = await openDoor();
    let output = '';
    const errors = pino({ level: 'error' }, { write: (line) => void (output += line) });
    let ran = 0;
    const pay = job(
      'pay',
      z.object({}),
      async () => {
        ran += 1;
        if (ran > 1) return;
        door.close();
        throw new Error('The database is lost.');
      },
      { queue: 'payments' },
    );
    await queueJob(open.db, { task: 'pay', payload: {} });
    const worker = startWorker({ connectionString: door.url, jobs: [pay], log: errors, looks: { lookMs: 100, graceMs: 100 } });
    await expect.poll(() => output).toContain('Failed to fail jobs');
    door.open();
    await expect.poll(() => ran).toBe(2);
    await expect.poll(() => queuedJobs(open.db, 'pay')).toEqual([]);
    await worker.stop();
    door.end();
  });

  it('takes over the jobs of a killed process, but not the jobs of a process that runs', {
    tags: ['atLength'],
  }, async () => {
    const ran: number[] = [];
    const hold = job('hold', z.object({ n: z.number() }), async ({ n }) => void ran.push(n));
    for (let n = 0; n < 9; n += 1) await queueJob(open.db, { task: 'hold', payload: { n }, ...(n === 0 && { key: 'again' }) });
    const holders = async () =>
      (
        await sql<{ id: string }>`select distinct locked_by as id from graphile_worker.jobs where locked_at is not null`.execute(
          open.db,
        )
      ).rows;
    const child = aChildThatHolds('hold');
    await expect.poll(holders).toHaveLength(1);
    const aliveLocks = async () =>
      (
        await sql<{ pid: number }>`select pid from pg_locks
          where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
          open.db,
        )
      ).rows.map(({ pid }) => pid);
    await expect.poll(aliveLocks).toHaveLength(1);

    const looks = { lookMs: 50, graceMs: 10_000 };
    const worker = startWorker({ connectionString: database.url, jobs: [hold], log, looks });
    await queueJob(open.db, { task: 'hold', payload: { n: 9 }, key: 'again' });
    await expect.poll(() => ran).toEqual([9]);
    const before = await aliveLocks();
    expect(before).toHaveLength(2);
    await sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) as pid`.execute(open.db);
    await expect.poll(async () => (await aliveLocks()).filter((pid) => !before.includes(pid))).toHaveLength(2);
    await queueJob(open.db, { task: 'hold', payload: { n: 10 }, key: 'left', runAt: new Date('2999-01-01') });
    await sql`update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now(), run_at = now()
      where key = 'left'`.execute(open.db);
    await expect.poll(() => ran).toEqual([9, 10]);

    await child.end('SIGKILL');
    await expect.poll(() => ran.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await expect.poll(holders).toEqual([]);
    const left = async () => (await queuedJobs(open.db, 'hold')).length;
    await expect.poll(left).toBe(0);
    await worker.stop();
  });
});

async function openDoor() {
  const real = database.networkUrl;
  const sockets = new Set<Socket>();
  let [isOpen, refused] = [true, 0];
  const door = createServer((socket) => {
    socket.on('error', () => {});
    if (!isOpen) {
      refused += 1;
      socket.end();
      return;
    }
    sockets.add(socket);
    const through = connect(Number(real.port), real.hostname);
    through.on('error', () => {});
    socket.on('close', () => through.destroy());
    socket.pipe(through).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(real);
  url.hostname = '127.0.0.1';
  url.port = String((door.address() as AddressInfo).port);
  return {
    url: url.href,
    get refused() {
      return refused;
    },
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    end: () => door.close(),
  };
}

function aChildThatHolds(task: string): RunningProgram {
  const place = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    const [{ startWorker }, { pino }] = await Promise.all([import(${place('worker.ts')}), import('pino')]);
    const jobs = [{ name: ${JSON.stringify(task)}, run: () => new Promise(() => setInterval(() => {}, 1000)) }];
    startWorker({ connectionString: ${JSON.stringify(database.url)}, jobs, log: pino({ level: 'silent' }) });`;
  return runCommand(process.execPath, ['--input-type=module', '-e', program]);
}
