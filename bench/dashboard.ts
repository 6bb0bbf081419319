import { cpus, loadavg } from 'node:os';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { dashboardLists } from '@clubpulse/contract/office/dashboard/dashboard';
import pg from 'pg';
import { createPipeline } from '../apps/server/src/members/pipeline/pipeline.service.ts';
import { createDashboards } from '../apps/server/src/office/dashboard/dashboard.service.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { Caller } from '../apps/server/src/platform/http/caller.ts';
import { learn, type Sent } from './booking-pgbench.ts';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';
import { LARGE, type MeasuredClub, OWNER, seedEmpty, seedTenYears, TYPICAL } from './worlds/dashboard.ts';

// Measures every request of the dashboard, in one of 200 clubs with ten years of history and in the only club of an empty
// installation.
const WARM = 5;
const EACH = 60;
/** A request may take `times` its time in the empty installation plus `ms`. */
const AIM = { times: 1.5, ms: 30 };

interface Services {
  readonly dashboards: ReturnType<typeof createDashboards>;
  readonly pipeline: ReturnType<typeof createPipeline>;
}
interface Requested {
  readonly name: string;
  readonly path: string;
  act(services: Services, clubId: ClubId): Promise<unknown>;
}
const caller: Caller = { UserId: 1, roles: {} as Caller['roles'], isAdmin: true, isEditor: false };
const listed = (list: (typeof dashboardLists)[number], count?: 500): Requested => ({
  name: count === undefined ? list : `${list}, ${count} rows`,
  path: `dashboards/${list}${count === undefined ? '' : `?count=${count}`}`,
  act: ({ dashboards }, clubId) => dashboards.list(caller, clubId, list, { draw: 0, start: 0, count }),
});
const requests: readonly Requested[] = [
  { name: 'boxes', path: 'dashboards', act: ({ dashboards }, clubId) => dashboards.boxes(caller, clubId) },
  { name: 'strip', path: 'pipeline', act: ({ pipeline }, clubId) => pipeline.stages(clubId, {}) },
  ...dashboardLists.map((list) => listed(list)),
  listed('Active', 500),
];

interface Taken {
  readonly http: readonly number[];
  readonly bare: readonly number[];
}

console.log(`bench/dashboard: ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const [empty] = await measure(seedEmpty, [TYPICAL]);
const clubs = [TYPICAL, LARGE];
const full = await measure(seedTenYears, clubs);
for (const [at, club] of clubs.entries()) {
  console.log(`  a club of ${club.name}`);
  for (const { name } of requests) print(name, empty?.get(name), full[at]?.get(name));
}
console.log(`  load ${loadavg()[0]?.toFixed(1)}`);

async function measure(
  seed: (database: pg.Client) => Promise<void>,
  measured: readonly MeasuredClub[],
): Promise<ReadonlyMap<string, Taken>[]> {
  const server = await startServer();
  const database = new pg.Client(server.databaseUrl);
  try {
    await database.connect();
    const begun = performance.now();
    await seed(database);
    console.log(`  seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const headers = { authorization: `Bearer ${await server.token(OWNER)}`, 'accept-encoding': 'identity' };
    const results: Map<string, Taken>[] = [];
    for (const { club } of measured) {
      const taken = new Map<string, Taken>();
      for (const request of requests) {
        const statements = await sentBy(server.databaseUrl, request, club);
        const get = async () => {
          const answer = await fetch(`${server.url}/api/clubs/${club}/${request.path}`, { headers });
          const text = await answer.text();
          if (!answer.ok) throw new Error(text);
        };
        const bare = async () => {
          for (const { text, values } of statements) await database.query(text, [...values]);
        };
        await timed(get, WARM);
        await timed(bare, WARM);
        taken.set(request.name, { http: await timed(get, EACH), bare: await timed(bare, EACH) });
      }
      results.push(taken);
    }
    return results;
  } finally {
    await database.end();
    await server.stop();
  }
}

/**
 * The SQL statements of the service, without those that check access. A new pool is opened, because `learn` records only new
 * connections.
 */
async function sentBy(databaseUrl: string, { act }: Requested, club: number): Promise<Sent[]> {
  const open = openDatabase(databaseUrl, { max: 4 });
  try {
    const { db } = open;
    const found = async () => ({ ClubId: club, BrandId: null, TimeZone: 'Europe/Rome' });
    const none = () => Promise.reject(new Error('The dashboard moves no members.'));
    const services = {
      dashboards: createDashboards({ db, club: found, consents: { isStaff: async () => true } }),
      pipeline: createPipeline({ db, club: found, trials: { holdHolders: none, giveTrials: none, takeBackTrials: none } }),
    };
    const sent = await learn(open, async () => {
      await act(services, club);
    });
    if (sent.length === 0) throw new Error('No statement was sent.');
    return sent;
  } finally {
    await open.close();
  }
}

function print(name: string, alone: Taken | undefined, among: Taken | undefined): void {
  if (alone === undefined || among === undefined) throw new Error(`${name} was not measured.`);
  const figures = (taken: readonly number[]) =>
    `p50 ${percentile(taken, 0.5).toFixed(1)}, p99 ${percentile(taken, 0.99).toFixed(1)} ms`;
  const aim = percentile(alone.http, 0.5) * AIM.times + AIM.ms;
  const held = percentile(among.http, 0.5) <= aim ? 'held' : 'missed';
  console.log(
    `    ${name.padEnd(18)}${figures(among.http)}; bare ${figures(among.bare)}; empty ${figures(alone.http)}, bare ${figures(alone.bare)}; aim ${aim.toFixed(1)} ms: ${held}`,
  );
}
