import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { DB } from '../database/schema.generated.ts';

/** A table with one row: the transaction up to which a feature has read. */
type MarkTable = Extract<keyof DB, `${string}_read`>;

export const markIn = (table: MarkTable) => ({
  /**
   * Rows from transaction `from` on may be unread. All transactions below `ended` have ended. Undefined while another process
   * reads. After a restore of the database `from` is 0.
   */
  async take(trx: Queryable): Promise<{ from: number; ended: number } | undefined> {
    const { rows } = await sql<{ Written: number; Ended: number }>`
      select "Written", pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "Ended"
      from ${sql.table(table)} for update skip locked`.execute(trx);
    const [row] = rows;
    return row && { from: row.Written > row.Ended ? 0 : row.Written, ended: row.Ended };
  },
  async set(trx: Queryable, Written: number): Promise<void> {
    await sql`update ${sql.table(table)} set "Written" = ${Written}`.execute(trx);
  },
});
