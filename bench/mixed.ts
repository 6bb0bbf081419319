import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allCalls } from '@clubpulse/contract/all-calls';
import { bookClass, cancelBooking, listBookableClasses, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Call } from '@clubpulse/contract/call';
import { openToday } from '@clubpulse/contract/office/openings/openings.calls';
import pg from 'pg';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { Sample } from '../apps/server/src/test/sample.ts';
import { callerOf, createRows, sampleOf } from '../apps/server/src/test/samples.ts';
import type { TestServer } from '../apps/server/src/test/server.ts';
import { signersIn } from '../apps/server/src/test/signed-in.ts';
import { createWorld } from '../apps/server/src/test/world.ts';
import { startGenerator } from './live/generator.ts';
import { type MeasuredServer, startServer } from './live/server.ts';
import { BRIDGES, READINGS_PER_SECOND, STRAPS_EACH } from './live/world.ts';
import { request } from './request.ts';
import { percentile } from './timing.ts';
import { ATHLETES, clubOf, emailOf, seedClasses } from './worlds/mixed.ts';

if (BRIDGES !== 100) throw new Error('Start this with npm run bench -- mixed.');

const STAFF = 50;
/** Seconds between two calls of a person. */
const PAUSE = { athlete: 4, staff: 2 };
const WARM_SECONDS = 20;
const SHOWN = 30;
const PATIENCE_MS = 30_000;
const DAY_MS = 86_400_000;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '600' }, all: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number from 1 on.');

interface Times {
  readonly ms: number[];
  refused: number;
}
type Act = (one: Call, sample: Sample, token: string, key?: string) => Promise<boolean>;
interface Users {
  readonly tokens: readonly (() => string)[];
  readonly classes: ReadonlyMap<number, readonly number[]>;
  readonly readings: readonly { readonly one: Call; readonly sample: Sample; readonly token: () => string }[];
}

console.log(
  `bench/mixed: ${ATHLETES} athletes who book, ${STAFF} staff, ${READINGS_PER_SECOND} straps, ${seconds} s; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`,
);
const server = await startServer({ RATE_LIMIT: '1000000', TOKEN_RATE_LIMIT: '1000000' });
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  const users = await prepare(server, database);
  const before = await server.storedSeconds();
  const generator = await startGenerator({ mqttPort: server.mqttPort, liveUrl: server.liveUrl });
  const times = new Map<string, Times>();
  const until = performance.now() + (WARM_SECONDS + seconds) * 1000;
  const from = performance.now() + WARM_SECONDS * 1000;
  const act = acts(server.url, times, from);
  const people = [
    ...Array.from({ length: ATHLETES }, (_, index) => athlete(index + 1, users, act, until)),
    ...Array.from({ length: STAFF }, (_, index) => member(index, users, act, until)),
  ];
  const used = () => ({ cpu: server.cpu(), databaseCpu: server.databaseCpu() });
  const measured = await generator.measure({ encoding: 'binary', speed: 1, warmSeconds: WARM_SECONDS, seconds }, used);
  await Promise.all(people);
  let counted = await generator.count();
  for (const end = Date.now() + PATIENCE_MS; counted.acknowledged < counted.sent && Date.now() < end; ) {
    await pause(500);
    counted = await generator.count();
  }
  generator.end();
  printCalls(times);
  const { frames, frameDelay, boardDelay, cpu, databaseCpu } = measured;
  const share = (part: number) => `${(part * 100).toFixed(0)} %`;
  console.log(
    `  ${frames} frames, ${frameDelay.p50.toFixed(0)} ms late (p99 ${frameDelay.p99.toFixed(0)}), board p99 ${boardDelay.p99.toFixed(0)} ms; server ${share(cpu)} of a core, database ${share(databaseCpu)}`,
  );
  console.log(
    `  stored: ${(await server.storedSeconds()) - before} of ${counted.sent * STRAPS_EACH} heart rates, ${counted.acknowledged} of ${counted.sent} messages acknowledged`,
  );
  console.log(`  classes with more participants than seats: ${await oversold(database)}; load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await database.end();
  await server.stop();
}

async function prepare({ url, databaseUrl }: MeasuredServer, client: pg.Client): Promise<Users> {
  const open = openDatabase(databaseUrl);
  try {
    const tokensFor = await signersIn(open.db, readConfig({ PUBLIC_URL: url, DATABASE_URL: databaseUrl }));
    const call = (one: Call, { token, ...sample }: Sample & { readonly token: string }) => request(url, one, sample, token);
    const { db } = open;
    const seeding = { db, tokensFor, call } as unknown as TestServer;
    const world = await createWorld(seeding);
    const rows = (await createRows(seeding, world)).own;
    const tokens = await tokensFor(
      Array.from({ length: ATHLETES }, (_, index) => ({ email: emailOf(index + 1), isProved: true })),
    );
    const readings = allCalls.flatMap((one) => {
      const sample = one.method === 'GET' ? sampleOf(rows, one.id) : undefined;
      return sample === undefined ? [] : [{ one, sample, token: () => world.tokens[callerOf(one)] }];
    });
    return { tokens, classes: await seedClasses(client), readings };
  } finally {
    await open.close();
  }
}

function acts(url: string, times: Map<string, Times>, from: number): Act {
  return async (one, sample, token, key) => {
    const begun = performance.now();
    const { status } = await request(url, one, sample, token, key);
    const ms = performance.now() - begun;
    if (status >= 500) throw new Error(`${one.id} failed with ${status}.`);
    if (begun < from) return status < 400;
    const known = times.get(one.id) ?? { ms: [], refused: 0 };
    times.set(one.id, known);
    known.ms.push(ms);
    if (status >= 400) known.refused += 1;
    return status < 400;
  };
}

async function athlete(id: number, { tokens, classes }: Users, act: Act, until: number): Promise<void> {
  const token = tokens[id - 1] ?? (() => '');
  const clubId = clubOf(id);
  const all = classes.get(clubId) ?? [];
  const now = new Date();
  const [day, begin, end] = [
    now.toISOString().slice(0, 10),
    new Date(now.getTime() - DAY_MS).toISOString(),
    new Date(now.getTime() + 7 * DAY_MS).toISOString(),
  ];
  const today = { trainingsFrom: begin, trainingsTo: end, bookingsFrom: begin, bookingsTo: end };
  const params = { id };
  let booked: number | undefined;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const classId = all[Math.floor(Math.random() * all.length)] ?? 0;
    let isBooked = false;
    const steps: (() => Promise<unknown>)[] = [
      () => act(openToday, { params, query: today }, token()),
      () => act(listBookableClasses, { params: { id, clubId }, query: { from: day, days: 7 } }, token()),
      async () => {
        isBooked = await act(bookClass, { params, body: { ClassId: classId } }, token(), `b${id}-${turn}`);
      },
      () => act(listMyBookings, { params, query: { Begin: begin, End: end, draw: 1, start: 0, length: 50 } }, token()),
    ];
    const before = booked;
    if (before !== undefined && turn % 2 === 0)
      steps.push(() => act(cancelBooking, { params: { id, classId: before } }, token(), `c${id}-${turn}`));
    for (const step of steps) {
      await think(PAUSE.athlete, until);
      if (performance.now() >= until) return;
      await step();
    }
    if (isBooked) booked = classId;
  }
}

async function member(index: number, { readings }: Users, act: Act, until: number): Promise<void> {
  for (let turn = Math.floor((index * readings.length) / STAFF); performance.now() < until; turn += 1) {
    await think(PAUSE.staff, until);
    const reading = readings[turn % readings.length];
    if (reading === undefined || performance.now() >= until) return;
    await act(reading.one, reading.sample, reading.token());
  }
}

async function think(mean: number, until: number): Promise<void> {
  const wished = mean * 2000 * Math.random();
  await pause(Math.max(0, Math.min(wished, until - performance.now())));
}

function printCalls(times: ReadonlyMap<string, Times>): void {
  const rows = [...times].map(([id, { ms, refused }]) => ({
    id,
    count: ms.length,
    refused,
    p50: percentile(ms, 0.5),
    p99: percentile(ms, 0.99),
  }));
  const sorted = rows.sort((a, b) => b.p99 - a.p99);
  const made = rows.reduce((sum, { count }) => sum + count, 0);
  console.log(`  ${made} calls of ${rows.length} kinds, ${(made / seconds).toFixed(0)} a second; ms, by p99`);
  console.log('  call                                       made refused     p50     p99');
  for (const { id, count, refused, p50, p99 } of values.all ? sorted : sorted.slice(0, SHOWN))
    console.log(
      `  ${id.padEnd(40)}${String(count).padStart(7)}${String(refused).padStart(8)}${p50.toFixed(1).padStart(8)}${p99.toFixed(1).padStart(8)}`,
    );
  const ms = [...times.values()].flatMap((one) => one.ms);
  console.log(`  all calls: p50 ${percentile(ms, 0.5).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms`);
}

async function oversold(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from classes c where "MaxInSiteParticipants" < (
      select count(*) from class_participants p where p."ClassId" = c."ClassId" and p."Place" = 'InSite' and p."State" = 'Booked')`);
  return rows[0]?.count ?? 0;
}
