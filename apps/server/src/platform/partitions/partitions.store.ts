import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const AHEAD = { months: 2, years: 1 } as const;
const WARNED_DAYS = 7;

export interface PartitionState {
  readonly hasStray: boolean;
  readonly isAhead: boolean;
}

const untilOf = (bound: string): string => `substring(pg_get_expr(${bound}) from 'TO \\(''([^'']+)''')::timestamptz`;

export const partitionStateSql = `
  select exists (select from events_default) as "hasStray",
    (select count(*) = 2 from unnest(array['events', 'heart_minute']) parent where exists (
      select from pg_inherits join pg_class part on part.oid = inhrelid
      where inhparent = parent::regclass and ${untilOf('part.relpartbound, part.oid')} > now() + interval '${WARNED_DAYS} days'
    )) as "isAhead"`;

async function readPartitions(db: Database): Promise<PartitionState> {
  const { rows } = await sql.raw<PartitionState>(partitionStateSql).execute(db);
  const [state] = rows;
  if (!state) throw new Error('The state of the partitions has one row.');
  return state;
}

export const arePartitionsWell = (db: Database): Promise<boolean> =>
  readPartitions(db).then(
    ({ hasStray, isAhead }) => isAhead && !hasStray,
    () => false,
  );

export async function createPartitions(db: Database): Promise<number> {
  const { rows: stray } = await sql<{ year: number; events: number }>`
    select extract(year from "At" at time zone 'UTC')::int as year, count(*)::int as events from events_default group by 1`.execute(
    db,
  );
  const years = sql`select unnest(${stray.map(({ year }) => year)}::int[])
    union select extract(year from now() at time zone 'UTC')::int + ahead from generate_series(0, ${sql.lit(AHEAD.years)}) ahead`;
  await sql`select ensure_events_year(year) from (${years} order by 1) wanted (year)`.execute(db);
  await sql`select ensure_heart_month((now() at time zone 'UTC' + ahead * interval '1 month')::date)
    from generate_series(0, ${sql.lit(AHEAD.months)}) ahead`.execute(db);
  return stray.reduce((sum, { events }) => sum + events, 0);
}

/** Gives up after two seconds, because it blocks all events. */
export async function dropEventsBefore(db: Database, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select part.relname as name from pg_inherits join pg_class part on part.oid = inhrelid
    where inhparent = 'events'::regclass and ${sql.raw(untilOf('part.relpartbound, part.oid'))} <= ${until} order by 1`.execute(
    db,
  );
  for (const { name } of rows)
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`drop table ${sql.table(name)}`.execute(trx);
    });
  return rows.map(({ name }) => name);
}
