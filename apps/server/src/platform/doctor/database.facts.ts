import pg from 'pg';
import type { Config } from '../config/config.ts';
import { pooledRepair, pooledText, sharesSessions } from '../database/direct-url.ts';
import { migrationNames } from '../database/migrate.ts';
import { FILES_KEY, idOf, markerOf, otherFiles } from '../media/shared-files.ts';
import type { Where } from '../media/store.ts';
import { type PartitionState, partitionStateSql } from '../partitions/partitions.store.ts';
import { type ArchiveState, archiveSql } from './archive.facts.ts';

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
  readonly hasInstallation: boolean;
}

type Wanted = Where & Pick<Config, 'BACKUP_DIR'>;

export async function examineDatabase(connectionString: string, wanted: Wanted): Promise<Finding[]> {
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
        to_regclass('events_default') is not null as "hasPartitions",
        to_regclass('installation') is not null as "hasInstallation"`,
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
      ...((await sharesSessions(connectionString)) ? [pooled] : []),
      await migrations(client, facts),
      ...(facts.hasJobs ? await jobs(client) : []),
      ...(facts.hasPartitions ? [await partitions(client)] : []),
      ...(facts.hasInstallation ? await files(client, wanted) : []),
      ...(await archive(client, wanted.BACKUP_DIR)),
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

const pooled: Finding = { part: 'pooler', isWell: false, text: pooledText, repair: pooledRepair };

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

async function files(client: pg.Client, where: Where): Promise<Finding[]> {
  const { rows } = await client.query<{ Value: unknown }>('select "Value" from installation where "Key" = $1', [FILES_KEY]);
  const stored = idOf(rows[0]?.Value);
  if (stored === undefined) return [];
  const marker = await markerOf(where).catch(() => undefined);
  const place = where.S3_BUCKET === undefined ? where.FILES_DIR : `the bucket ${where.S3_BUCKET}`;
  return [
    {
      part: 'files',
      isWell: marker === stored,
      text: `${place} ${marker === stored ? 'has' : 'does not have'} the files of this database.`,
      repair: otherFiles(where, stored).replaceAll('\n', ' '),
    },
  ];
}

async function archive(client: pg.Client, backups: string | undefined): Promise<Finding[]> {
  const { isOn, isFailing, age } = await one<ArchiveState>(client, archiveSql);
  if (!isOn && backups === undefined) return [];
  const newest = age === null ? 'No segment is archived.' : `The newest segment was archived ${Math.round(age / 60)} min ago.`;
  return [
    {
      part: 'archive',
      isWell: isOn && !isFailing,
      text: isOn ? `${isFailing ? 'archive_command fails. ' : ''}${newest}` : 'archive_mode is off.',
      repair: isOn
        ? 'Correct archive_command: the log of PostgreSQL has the reason, and unarchived WAL fills its disk.'
        : 'Without it a restore gets only the state of a base backup. After a restore: alter system reset archive_mode, then restart PostgreSQL.',
    },
  ];
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
