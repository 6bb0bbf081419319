import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const TWO_REPORTS = sql.lit('10 seconds');

export async function isBrokerElsewhere(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isElsewhere: boolean }>`
    select exists (
      select from server_processes
      where 'live' = any ("Roles") and "HasBroker" and "SeenAt" > now() - ${TWO_REPORTS}::interval
    ) as "isElsewhere"`.execute(db);
  return rows[0]?.isElsewhere === true;
}
