import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { BARE_SQL, MANAGER, type MeasuredClub, OLD, seed, WEEK, YOUNG } from './worlds/calendar.ts';

const WARM = 60;
const ROUNDS = 6;
const EACH = 40;
/** The aims are only printed; they fail no run. */
const AIM = { cached: 1.25, fresh: 2.2 };

interface Measured {
  readonly rows: number;
  readonly kilobytes: number;
  /** Requests with the ETag of the last response, as browsers send it. */
  readonly cached: number[];
  readonly whole: number[];
  readonly fresh: number[];
  /** Requests for a week without classes, which show the fixed cost. */
  readonly empty: number[];
  readonly sql: number[];
}

console.log(`bench/calendar: a week of a club's calendar; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed(database);
  // Responses are not compressed, because compressed sizes would not be comparable.
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  const measured = new Map<MeasuredClub, Measured>();
  for (const club of [OLD, YOUNG]) measured.set(club, await measure(club, headers));
  for (const [club, figures] of measured) print(club, figures);
  const [old, young] = [OLD, YOUNG].map((club) => measured.get(club));
  if (old && young) {
    const times = (median(old.fresh) / median(young.fresh)).toFixed(2);
    console.log(
      `\nTen years beside one: ${times} times through HTTP, ${(median(old.sql) / median(young.sql)).toFixed(2)} times in SQL (aim: 1).`,
    );
  }
  console.log(
    `\nbench/README.md says where the ratio comes from. The plan of the bare SQL reads the week only:\n${await planOf(OLD)}`,
  );
} finally {
  await database.end();
  await server.stop();
}

/** HTTP and SQL take turns, so that other load affects both equally. */
async function measure(club: MeasuredClub, headers: Record<string, string>): Promise<Measured> {
  const get = async (interval: { Begin: string; End: string }, tag?: string) => {
    const query = { ...interval, calendarType: 'Club', expandDates: 'true', draw: '0', start: '0', length: '1000' };
    const answer = await fetch(`${server.url}/api/clubs/${club.club}/classes?${new URLSearchParams(query).toString()}`, {
      headers: tag === undefined ? headers : { ...headers, 'if-none-match': tag },
    });
    const text = await answer.text();
    if (answer.status !== (tag === undefined ? 200 : 304)) throw new Error(`${answer.status} ${text}`);
    return { text, tag: answer.headers.get('etag') ?? '' };
  };
  const week = () => get(WEEK);
  const emptyWeek = () => get({ Begin: '2040-01-01T00:00:00Z', End: '2040-01-08T00:00:00Z' });
  const bare = async () =>
    (await database.query({ name: 'week', text: BARE_SQL, values: [club.club, WEEK.Begin, WEEK.End] })).rows;

  const { text } = await week();
  const rows = (await bare()).length;
  const { recordsTotal, data } = JSON.parse(text) as { recordsTotal: number; data: unknown[] };
  if (recordsTotal !== rows || data.length !== rows) throw new Error(`HTTP answers ${data.length} classes, SQL ${rows}.`);

  const cached: number[] = [];
  const whole: number[] = [];
  const fresh: number[] = [];
  const change = () =>
    database.query(
      `update classes set "CreditsCostInSite" = 1 - "CreditsCostInSite" where "ClassId" = (
         select "ClassId" from classes where "ClubId" = $1 and "Begin" >= $2 order by "Begin" limit 1)`,
      [club.club, WEEK.Begin],
    );
  const empty: number[] = [];
  const sql: number[] = [];
  await timed(week, WARM);
  await timed(bare, WARM);
  for (let round = 0; round < ROUNDS; round++) {
    const { tag } = await week();
    cached.push(...(await timed(() => get(WEEK, tag), EACH)));
    whole.push(...(await timed(week, EACH)));
    fresh.push(...(await timed(week, EACH, change)));
    sql.push(...(await timed(bare, EACH)));
    empty.push(...(await timed(emptyWeek, EACH)));
  }
  return { rows, kilobytes: text.length / 1024, cached, whole, fresh, empty, sql };
}

async function timed(run: () => Promise<unknown>, times: number, before?: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    await before?.();
    const begin = performance.now();
    await run();
    taken.push(performance.now() - begin);
  }
  return taken;
}

function print({ years, classes }: MeasuredClub, { rows, kilobytes, cached, whole, fresh, empty, sql }: Measured): void {
  const line = (label: string, value: string) => console.log(`  ${label.padEnd(16)}${value}`);
  const ms = (times: number[]) => `p50 ${median(times).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`;
  console.log(
    `\n${classes.toLocaleString('en')} classes in ${years} year${years > 1 ? 's' : ''}; the week has ${rows}, ${kilobytes.toFixed(0)} kB`,
  );
  line('HTTP, unchanged', ms(cached));
  line('all of it', ms(whole));
  line('HTTP, changed', ms(fresh));
  line('an empty week', ms(empty));
  line('bare SQL', ms(sql));
  const ratio = (http: number[]) => (median(http) / median(sql)).toFixed(2);
  line(
    'ratio',
    `unchanged ${ratio(cached)} (aim: ${AIM.cached}), all of it ${ratio(whole)}, changed ${ratio(fresh)} (aim: ${AIM.fresh})`,
  );
}

function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

async function planOf(club: MeasuredClub): Promise<string> {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>({
    text: `explain (analyze, costs off, timing off, summary off) ${BARE_SQL}`,
    values: [club.club, WEEK.Begin, WEEK.End],
  });
  return rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n');
}
