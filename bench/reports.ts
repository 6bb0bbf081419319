import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';
import { LARGE, type MeasuredClub, MONTH, OWNER, SMALL, seed } from './worlds/reports.ts';

const WARM = 5;
const ROUNDS = 4;
const EACH = 5;
const AIM_MS = 300;

interface Report {
  readonly name: string;
  readonly path: string;
  readonly bare: readonly string[];
}
const month = `"At" >= timestamptz '${MONTH}-01 00:00 Europe/Rome' and "At" < timestamptz '${MONTH}-01 00:00 Europe/Rome' + interval '1 month'`;
const clientsOn = (day: string) =>
  `select count(distinct "UserId") from user_subscriptions where "ClubId" = $1 and "Price" > 0 and "ActivationDate" <= date '${day}'
   and coalesce("ExpiryDate" >= date '${day}', true)`;
const reports: readonly Report[] = [
  {
    name: 'month',
    path: 'reports/month',
    bare: [
      `select "Currency", "Description", sum("Amount") from transactions where "ClubId" = $1 and "DeletedAt" is null and ${month} group by 1, 2`,
      clientsOn('2026-09-30'),
      clientsOn('2026-10-31'),
    ],
  },
  { name: 'retention', path: 'reports/retention', bare: [clientsOn('2026-09-30'), clientsOn('2026-10-31')] },
];

console.log(`bench/reports: ${MONTH}; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed(database, [SMALL, LARGE]);
  const headers = { authorization: `Bearer ${await server.token(OWNER)}`, 'accept-encoding': 'identity' };
  for (const report of reports) for (const club of [SMALL, LARGE]) print(report, club, await measure(report, club, headers));
} finally {
  await database.end();
  await server.stop();
}

interface Taken {
  readonly http: readonly number[];
  readonly bare: readonly number[];
}

async function measure({ path, bare }: Report, { club }: MeasuredClub, headers: Record<string, string>): Promise<Taken> {
  const get = async () => {
    const answer = await fetch(`${server.url}/api/clubs/${club}/${path}?Month=${MONTH}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
  };
  const statements = async () => {
    for (const text of bare) await database.query(text, [club]);
  };
  await timed(get, WARM);
  await timed(statements, WARM);
  const taken = { http: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    taken.http.push(...(await timed(get, EACH)));
    taken.bare.push(...(await timed(statements, EACH)));
  }
  return taken;
}

function print({ name }: Report, { rows }: MeasuredClub, { http, bare }: Taken): void {
  const ms = (taken: readonly number[]) =>
    `p50 ${percentile(taken, 0.5).toFixed(0)} ms, p95 ${percentile(taken, 0.95).toFixed(0)} ms`;
  const times = percentile(http, 0.5) / percentile(bare, 0.5);
  console.log(`  ${name}, ${rows} members: ${ms(http)}; bare SQL ${ms(bare)}; ${times.toFixed(2)} times; aim ${AIM_MS} ms`);
}
