import pg from 'pg';
import { migrationNames } from '../database/migrate.ts';
import { type PartitionState, partitionStateSql } from '../partitions/partitions.store.ts';

const OLDEST_VERSION = 15;
const CLOCK_MS_MAX = 2_000;
const JOB_SECONDS_MAX = 300;
const PATIENCE_MS = 5_000;

export interface Finding {
  readonly part: string;
  readonly isWell: boolean;
  readonly text: string;
  readonly repair: string;
}

interface Facts {
  readonly version: number;
  readonly at: Date;
  readonly hasMigrations: boolean;
  readonly hasJobs: boolean;
  readonly hasPartitions: boolean;
}

export async function examineDatabase(connectionString: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const before = Date.now();
    const facts = await one<Facts>(
      client,
      `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as at,
        to_regclass('migrations') is not null as "hasMigrations",
        to_regclass('graphile_worker.jobs') is not null as "hasJobs",
        to_regclass('events_default') is not null as "hasPartitions"`,
    );
    const apart = Math.abs(facts.at.getTime() - (before + Date.now()) / 2);
    return [
      {
        part: 'database',
        isWell: facts.version >= OLDEST_VERSION,
        text: `PostgreSQL ${facts.version} responds.`,
        repair: `Upgrade it to PostgreSQL ${OLDEST_VERSION} or newer.`,
      },
      {
        part: 'clock',
        isWell: apart <= CLOCK_MS_MAX,
        text: `The clocks of this machine and of the database differ by ${(apart / 1000).toFixed(1)} s.`,
        repair: 'Set both machines by a time server (NTP): timedatectl set-ntp true.',
      },
      await migrations(client, facts),
      ...(facts.hasJobs ? await jobs(client) : []),
      ...(facts.hasPartitions ? [await partitions(client)] : []),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        part: 'database',
        isWell: false,
        text: `It does not respond: ${reason}.`,
        repair: 'Start it, and check the address, the role and its password in DATABASE_URL.',
      },
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, query: string): Promise<Row> {
  const { rows } = await client.query<Row>(query);
  const [row] = rows;
  if (!row) throw new Error('no row was returned');
  return row;
}

async function migrations(client: pg.Client, { hasMigrations }: Facts): Promise<Finding> {
  const { rows } = hasMigrations ? await client.query<{ Name: string }>('select "Name" from migrations') : { rows: [] };
  const applied = new Set(rows.map(({ Name }) => Name));
  const names = await migrationNames();
  const missing = names.filter((name) => !applied.has(name));
  const [unknown] = [...applied].filter((name) => !names.includes(name)).sort();
  const part = 'migrations';
  if (unknown !== undefined)
    return {
      part,
      isWell: false,
      text: `The database has ${unknown}, which this version does not have: another version of Clubpulse wrote it.`,
      repair: 'Start the version that wrote it, or restore the backup from before the upgrade.',
    };
  return {
    part,
    isWell: missing.length === 0,
    text:
      missing.length === 0 ? `All ${names.length} are applied.` : `${missing.length} are missing, the first is ${missing[0]}.`,
    repair: 'Start this version once: it applies them. If it refuses, it prints the reason.',
  };
}

async function partitions(client: pg.Client): Promise<Finding> {
  const { hasStray, isAhead } = await one<PartitionState>(client, partitionStateSql);
  const ahead = isAhead ? 'They exist for the next week.' : 'Events or heart rates have none for the next week.';
  return {
    part: 'partitions',
    isWell: isAhead && !hasStray,
    text: hasStray ? `${ahead} Events of a year without one are in events_default.` : ahead,
    repair:
      'Start a process with the role jobs: it creates them at its start and every night. If it cannot, npm run jobs prints why.',
  };
}

async function jobs(client: pg.Client): Promise<Finding[]> {
  const { oldest, failing } = await one<{ oldest: number; failing: number }>(
    client,
    `select coalesce(extract(epoch from now() - min(run_at)
        filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as oldest,
      (count(*) filter (where last_error is not null))::int as failing from graphile_worker.jobs`,
  );
  return [
    {
      part: 'jobs',
      isWell: oldest <= JOB_SECONDS_MAX,
      text: oldest === 0 ? 'None waits.' : `The oldest has been due for ${Math.round(oldest)} s.`,
      repair: 'Start a process with the role jobs, or one more.',
    },
    {
      part: 'failing jobs',
      isWell: failing === 0,
      text: failing === 0 ? 'None.' : `${failing} fail.`,
      repair: 'List them with their reasons: npm run jobs. After the repair: npm run jobs -- retry.',
    },
  ];
}
