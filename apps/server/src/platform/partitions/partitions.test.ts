import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { eventOf } from '../events/emit.store.ts';
import { arePartitionsWell, dropEventsBefore } from './partitions.store.ts';
import { partitionJob, storedFrom } from './partitions.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const happened = async (At: string): Promise<number> => {
  const { rows } = await sql<{ EventId: number }>`insert into events ("ClubId", "Type", "Payload", "At")
    values (1, 'ClubCreated', '{}', ${At}) returning "EventId"`.execute(open.db);
  return rows[0]?.EventId ?? 0;
};
const placeOf = async (EventId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from events where "EventId" = ${EventId}`.execute(open.db);
  return rows[0]?.part;
};
const maintain = (eventYears?: number) => partitionJob({ db: open.db, log: pino({ level: 'silent' }), eventYears }).run({});

describe('partitions', () => {
  it('exist ahead after the migrations, and the job repairs events of a year that has none', async () => {
    expect(await arePartitionsWell(open.db)).toBe(true);
    const stray = await happened('2041-05-01T00:00:00Z');
    expect(await placeOf(stray)).toBe('events_default');
    expect(await arePartitionsWell(open.db)).toBe(false);
    await maintain();
    expect(await placeOf(stray)).toBe('events_2041');
    expect(await placeOf(await happened('2041-12-31T23:59:59.999Z'))).toBe('events_2041');
    expect(await arePartitionsWell(open.db)).toBe(true);
    await maintain();
    expect(await placeOf(stray)).toBe('events_2041');
  });

  it('are reported when none begins after the next week', async () => {
    const future = await open.pool.query<{ name: string }>(`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'heart_minute'::regclass
        and inhrelid::regclass::text > 'heart_minute_' || to_char(now() - interval '1 month', 'YYYY_MM') and inhrelid::regclass::text <> 'heart_minute_old'`);
    expect(future.rows.length).toBeGreaterThan(1);
    for (const { name } of future.rows) await open.pool.query(`drop table ${name}`);
    expect(await arePartitionsWell(open.db)).toBe(false);
    await maintain();
    expect(await arePartitionsWell(open.db)).toBe(true);
  });

  it('of events are dropped when they end before the stored years, with exactly their rows', async () => {
    const [old, last, next] = [
      await happened('2019-03-01T00:00:00Z'),
      await happened('2041-12-31T23:59:59Z'),
      await happened('2042-01-01T00:00:00Z'),
    ];
    await maintain();
    const left = await sql<{ EventId: number }>`select "EventId" from events where "At" >= '2042-01-01T00:00:00Z'`.execute(
      open.db,
    );
    expect(await dropEventsBefore(open.db, storedFrom(new Date('2045-07-01T00:00:00Z'), 3))).toEqual(
      expect.arrayContaining(['events_old', 'events_2041']),
    );
    expect([await placeOf(old), await placeOf(last), await placeOf(next)]).toEqual([undefined, undefined, 'events_2042']);
    const all = await sql<{ EventId: number }>`select "EventId" from events`.execute(open.db);
    expect(all.rows).toEqual(left.rows);
    await maintain();
    expect(await arePartitionsWell(open.db)).toBe(true);
  });

  it('of events are reported when none ends after the next week', async () => {
    const { rows } = await open.pool.query<{ name: string }>(`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass and inhrelid <> 'events_default'::regclass`);
    for (const { name } of rows) await open.pool.query(`drop table ${name}`);
    expect(await arePartitionsWell(open.db)).toBe(false);
    await maintain();
    expect(await arePartitionsWell(open.db)).toBe(true);
  });

  it('that cannot contain a row are not read by statements with parameters', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      const planOf = async (types: string, where: string, values: string) => {
        await client.query(`prepare asked (${types}) as select * from events where ${where}`);
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked (${values})`);
        await client.query('deallocate asked');
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      };
      await client.query('select ensure_events_year(2020)');
      for (const plan of [
        await planOf('bigint, timestamptz', '"EventId" = $1 and "At" = $2', '1, now()'),
        await planOf(
          'bigint, timestamptz, timestamptz',
          '"ClubId" = $1 and "At" >= $2 and "At" < $3 and "Logged"',
          `1, now() - interval '1 hour', now()`,
        ),
        await planOf('int', '"Written" > 0 and "At" > now() - make_interval(days => $1)', '30'),
      ]) {
        expect(plan).toMatch(/Subplans Removed: [1-9]/);
        expect(plan).not.toContain('events_2020');
      }
    } finally {
      await client.end();
    }
  });

  it('do not change how an event is found by its id, with and without its time', async () => {
    const EventId = await happened(new Date().toISOString());
    const { rows } = await sql<{
      at: string;
    }>`select to_json("At") #>> '{}' as at from events where "EventId" = ${EventId}`.execute(open.db);
    expect(await eventOf(open.db, EventId, rows[0]?.at)).toMatchObject({ Type: 'ClubCreated' });
    expect(await eventOf(open.db, EventId)).toMatchObject({ Type: 'ClubCreated' });
    expect(await eventOf(open.db, EventId, '2020-01-01T00:00:00Z')).toBeUndefined();
  });
});
