import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ServerProcesses } from '../../platform/database/schema.generated.ts';

export type Report = Omit<Insertable<ServerProcesses>, 'SeenAt'>;

export async function storeReport(db: Database, report: Report): Promise<void> {
  const row = { ...report, SeenAt: sql<Date>`now()` };
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('server_processes')
        .where('SeenAt', '<', sql<Date>`now() - interval '5 minutes'`)
        .where('ProcessId', '<>', report.ProcessId),
    )
    .insertInto('server_processes')
    .values(row)
    .onConflict((conflict) => conflict.column('ProcessId').doUpdateSet(row))
    .execute();
}

export async function deleteReport(db: Database, processId: string): Promise<void> {
  await db.deleteFrom('server_processes').where('ProcessId', '=', processId).execute();
}
