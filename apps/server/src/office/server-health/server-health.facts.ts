import type { ServerProcess } from '@clubpulse/contract/office/server-health';
import { PARTITIONS } from '@clubpulse/rules/live/partitions/partitions';
import type { ReportedProcess } from '@clubpulse/rules/office/server-health/judge';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type ArchiveState, archiveSql } from '../../platform/doctor/archive.facts.ts';
import { type PartitionState, partitionStateSql } from '../../platform/partitions/partitions.store.ts';

export interface ProcessRow extends ReportedProcess, Pick<ServerProcess, 'Memory' | 'Sockets' | 'Clubs'> {
  readonly StartedAt: Date;
}

export async function readProcesses(db: Database): Promise<readonly ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    select "Name", "Version", "Roles", "StartedAt", "HasBroker", "HasFiles", "Load", "Memory", "DiskFree", "DiskSize", "Sockets", "Partitions",
      "Unstored", "Frames", "LateFrames", greatest(0, extract(epoch from now() - "SeenAt"))::float8 as "SeenSeconds",
      case when "Partitions" is not null then (
        select count(*)::int from clubs where "ClubId" % ${sql.lit(PARTITIONS)} = any ("Partitions")
      ) end as "Clubs"
    from server_processes order by "Roles", "Name"`.execute(db);
  return rows;
}

export interface DatabaseFigures extends PartitionState {
  readonly used: number;
  readonly most: number;
  readonly archive: ArchiveState;
}

/** Connections of all databases of the engine, because they share its limit. */
export async function readDatabase(db: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select (select sum(numbackends)::int from pg_stat_database) as used, current_setting('max_connections')::int as most, state.*,
      (select to_jsonb(archive) from (${sql.raw(archiveSql)}) archive) as archive
    from (${sql.raw(partitionStateSql)}) state`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The figures have one row.');
  return found;
}
