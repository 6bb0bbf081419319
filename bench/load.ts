import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import pg from 'pg';
import { compose } from '../apps/server/src/compose.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import type { ClubRows, Sample } from '../apps/server/src/test/sample.ts';
import { callerOf, createRows, removing, sampleOf, samples } from '../apps/server/src/test/samples.ts';
import type { TestServer } from '../apps/server/src/test/server.ts';
import { signersIn } from '../apps/server/src/test/signed-in.ts';
import { createWorld } from '../apps/server/src/test/world.ts';
import { request } from './request.ts';
import { percentile, timed } from './timing.ts';
import { bigTables, type Load, seedLoad } from './worlds/load.ts';

const WARM = 3;
const EACH = 12;
const SHOWN = 40;
const AIM = { times: 1.5, ms: 30 };

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '200' },
    years: { type: 'string', default: '10' },
    members: { type: 'string', default: '300' },
    call: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const load: Load = { clubs: count('clubs'), years: count('years'), members: count('members') };
const wanted = allCalls.filter(({ id }) => values.call === undefined || id.startsWith(values.call));
if (wanted.length === 0) throw new Error(`No call begins with "${values.call}".`);

interface Time {
  readonly ms: number;
  readonly isRefused: boolean;
}
type Times = ReadonlyMap<string, Time>;

console.log(`bench/load: ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const empty = await measure(undefined);
const loaded = await measure(load);
print(empty, loaded);
console.log(`  load ${loadavg()[0]?.toFixed(1)}`);

function count(name: 'clubs' | 'years' | 'members'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on.`);
  return value;
}

async function measure(history: Load | undefined): Promise<Times> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-load-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  try {
    await migrate(database.url);
    return await timesOf(database.url, folder, history);
  } finally {
    await database.stop();
    for (const rest of [database.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  }
}

async function timesOf(databaseUrl: string, folder: string, history: Load | undefined): Promise<Times> {
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    MQTT_PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    TOKEN_RATE_LIMIT: '1000000',
    PUBLIC_URL: 'http://127.0.0.1:8080',
  });
  const log = createLog(config.LOG_LEVEL);
  const composed = await compose({
    config,
    databaseUrl,
    directUrl: databaseUrl,
    log,
    tokenSecret: 'bench',
    version: 'bench',
    jobs: false,
  });
  try {
    const url = await composed.listen();
    const tokensFor = await signersIn(composed.db, config);
    const call = (one: Call, { token, ...sample }: Sample & { readonly token: string }) => request(url, one, sample, token);
    const server = { ...composed, tokensFor, call } as unknown as TestServer;
    const world = await createWorld(server);
    const rows = (await createRows(server, world)).own;
    if (history) await seed(databaseUrl, history, world.clubA);
    const token = (one: Call) => world.tokens[callerOf(one)];
    return await timeCalls(rows, (one) => request(url, one, sampleOf(rows, one.id) ?? {}, token(one)));
  } finally {
    await composed.close();
  }
}

async function seed(databaseUrl: string, history: Load, clubId: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const begun = performance.now();
    await seedLoad(client, history, clubId);
    console.log(
      `  ${history.clubs} clubs, ${history.years} years: seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
    for (const { name, millions, bytes } of await bigTables(client))
      console.log(`    ${name.padEnd(24)}${millions.toFixed(1).padStart(8)} million rows, ${bytes}`);
  } finally {
    await client.end();
  }
}

async function timeCalls(rows: ClubRows, make: (one: Call) => Promise<{ status: number }>): Promise<Times> {
  const places = new Map(Object.keys(samples(rows)).map((id, place) => [id, place]));
  const turnOf = ({ id, method }: Call): number => (removing.has(id) ? 2 : method === 'GET' ? 1 : 0);
  const ordered = [...wanted].sort((a, b) => turnOf(a) - turnOf(b) || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const times = new Map<string, Time>();
  for (const one of ordered) {
    let isRefused = false;
    const act = async () => {
      const { status } = await make(one);
      if (status >= 500) throw new Error(`${one.id} failed with ${status}.`);
      isRefused = status >= 400;
    };
    const reads = one.method === 'GET';
    if (reads) await timed(act, WARM);
    const taken = await timed(act, reads ? EACH : 1);
    times.set(one.id, { ms: percentile(taken, 0.5), isRefused });
  }
  return times;
}

function print(before: Times, after: Times): void {
  const rows = wanted.flatMap(({ id, method }) => {
    const [alone, among] = [before.get(id), after.get(id)];
    if (alone === undefined || among === undefined) return [];
    const marks = `${method === 'GET' ? ' ' : 'x'}${among.isRefused ? 'r' : ' '}`;
    return [{ id, method, marks, alone: alone.ms, among: among.ms, aim: alone.ms * AIM.times + AIM.ms }];
  });
  const sorted = [...rows].sort((a, b) => b.among - b.aim - (a.among - a.aim));
  console.log(
    '  x: writes, made once; r: the sample is refused\n  call                                         empty  loaded     aim',
  );
  for (const { id, marks, alone, among, aim } of values.all ? sorted : sorted.slice(0, SHOWN)) {
    const figures = [alone, among, aim].map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(`  ${id.padEnd(40)}${marks}${figures}${among > aim ? '  missed' : ''}`);
  }
  for (const [what, some] of [
    ['that read', rows.filter(({ method }) => method === 'GET')],
    ['that write', rows.filter(({ method }) => method !== 'GET')],
  ] as const)
    console.log(`  ${some.length} calls ${what}: ${some.filter(({ among, aim }) => among > aim).length} miss the aim`);
}
