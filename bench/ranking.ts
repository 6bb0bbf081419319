import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';
import { ATHLETES, CLUBS, LAST, OWNER, seedPeople, seedYear, trainingsOf } from './worlds/ranking.ts';

const { values } = parseArgs({ options: { trainings: { type: 'string', default: '10000000' } } });
const TRAININGS = Number(values.trainings);
/** The aims over HTTP, relative to scans of the trainings and of the index of daily totals. */
const AIM = { ofScan: 1 / 1000, ofDays: 1.5 };
const FIRST = '2025-11-21';
const SINGLE = 400;

type Milliseconds = readonly number[];
const ms = (taken: Milliseconds): string =>
  `p50 ${percentile(taken, 0.5).toFixed(1)} ms, p95 ${percentile(taken, 0.95).toFixed(1)} ms`;

console.log(`bench/ranking: 365 days to ${LAST}; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seedPeople(database);
  const headers = { authorization: `Bearer ${await server.token(OWNER)}`, 'accept-encoding': 'identity' };
  const newest = await seedYear(database, 0, TRAININGS / 2);
  console.log(`  ${CLUBS} clubs of ${ATHLETES} athletes, ${newest} trainings in the year that is asked for, none before`);
  const young = await measure('club', 'clubs/1', '1', headers, 20);
  const before = await seedYear(database, 1, TRAININGS / 2);
  console.log(`  and ${before} in the year before`);
  const club = await measure('club', 'clubs/1', '1', headers, 20);
  console.log(`  club, a year of history more: ${(percentile(club.http, 0.5) / percentile(young.http, 0.5)).toFixed(2)} times`);
  await measure('brand', 'brands/1', Array.from({ length: CLUBS }, (_, n) => n + 1).join(), headers, 5);
  await single();
} finally {
  await database.end();
  await server.stop();
}

async function measure(name: string, path: string, clubs: string, headers: Record<string, string>, times: number) {
  const query = new URLSearchParams({ from: FIRST, to: LAST, start: '0', length: '50' });
  const ask = async (address: string): Promise<string> => {
    const answer = await fetch(`${server.url}/api/${path}/${address}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  const get = () => ask(`rankings?${query.toString()}`);
  const { data } = JSON.parse(await get()) as { data: { UserId: number }[] };
  const people = new URLSearchParams({ from: FIRST, to: LAST, UserIds: data.map(({ UserId }) => UserId).join() });
  const getBefore = () => ask(`rankings/before?${people.toString()}`);
  const days = () =>
    database.query({
      name: `days of ${name}`,
      text: `select "UserId", sum("Points") as points, sum("Trainings"), max("Day") from training_days
        where "ClubId" = any($1::bigint[]) and "Day" between '${FIRST}' and '${LAST}' group by "UserId" order by points desc limit 50`,
      values: [`{${clubs}}`],
    });
  const scan = async () => {
    await database.query('set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off');
    await database.query(
      `select "UserId", sum("Points") as points, count(*), max("Begin") from trainings
        where "ClubId" = any($1::bigint[]) and "Begin" >= '${FIRST}' and "Begin" < date '${LAST}' + 1
        group by "UserId" order by points desc limit 50`,
      [`{${clubs}}`],
    );
    await database.query('reset enable_indexscan; reset enable_bitmapscan; reset enable_indexonlyscan');
  };
  await timed(get, 2);
  await timed(days, 2);
  const http = await timed(get, times);
  const before = await timed(getBefore, times);
  const ofDays = await timed(days, times);
  const ofScan = await timed(scan, 2);
  const [page, summed, scanned] = [http, ofDays, ofScan].map((taken) => percentile(taken, 0.5)) as [number, number, number];
  console.log(
    `  ${name}: through HTTP ${ms(http)}; index scan of the days ${ms(ofDays)}; sequential scan ${scanned.toFixed(0)} ms`,
  );
  console.log(`    where they stood before, asked apart: ${ms(before)}`);
  console.log(
    `    1/${(scanned / page).toFixed(0)} of the scan (aim 1/${1 / AIM.ofScan}); ${(page / summed).toFixed(2)} times the days (aim ${AIM.ofDays})`,
  );
  return { http };
}

async function single(): Promise<void> {
  const begun = Date.parse('2026-11-21T06:00:00Z');
  const insert = (away: number) => {
    let one = 0;
    return () => {
      one += 1;
      const at = new Date(begun + away + one * 1000).toISOString();
      return database.query(
        trainingsOf(
          `select ${one}::bigint as "UserId", 1 + ${one} % ${CLUBS} as club, timestamptz '${at}' as begin_at, 2400 as long`,
        ),
      );
    };
  };
  await database.query('set synchronous_commit = off');
  await timed(insert(0), 50);
  const counted = await timed(insert(3_600_000), SINGLE);
  await database.query('alter table trainings disable trigger trainings_days_come');
  const bare = await timed(insert(7_200_000), SINGLE);
  await database.query('alter table trainings enable trigger trainings_days_come');
  const cost = percentile(counted, 0.5) - percentile(bare, 0.5);
  console.log(
    `  a training: counted ${ms(counted)}; not counted ${ms(bare)}; ${cost.toFixed(2)} ms more, without waiting for the disk`,
  );
}
