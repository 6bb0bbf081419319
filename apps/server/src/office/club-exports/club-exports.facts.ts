import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { sharesWith } from '../../accounts/consents/public.ts';
import { isOfDesk } from '../../members/people/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { exportedTables } from './club-tables.facts.ts';

const ROWS_AT_ONCE = 500;

export interface TablePart {
  readonly table: string;
  readonly columns: readonly string[];
  /** Values by column, as JSON. Empty in the first part of a table. */
  readonly rows: readonly (readonly unknown[])[];
}

type Exported = (typeof exportedTables)[number];

async function columnsOf(db: Queryable, { table, without = [], only }: Exported): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  const names = rows.map(({ name }) => name);
  return only ? names.filter((name) => only.includes(name)) : names.filter((name) => !without.includes(name));
}

function conditionOf({ owner, where = sql<boolean>`true` }: Exported, clubId: ClubId) {
  if (owner === undefined) return sql`one."ClubId" = ${clubId} and ${where}`;
  const [key, ownerKey] = [sql.ref(`one.${owner.key}`), sql.ref(`owner.${owner.key}`)];
  return sql`exists (select from ${sql.table(owner.table)} as owner where ${ownerKey} = ${key} and owner."ClubId" = ${clubId})
    and ${where}`;
}

function rowOf({ contact = [] }: Exported, columns: readonly string[], clubId: ClubId) {
  const mayContact = sql`${sharesWith(sql.ref('one.UserId'), clubId, 'Contact')} or ${isOfDesk('one', clubId)}`;
  const values = columns.map((column) => {
    const value = sql`to_jsonb(${sql.ref(`one.${column}`)})`;
    return contact.includes(column) ? sql`case when ${mayContact} then ${value} end` : value;
  });
  return sql`jsonb_build_array(${sql.join(values)})`;
}

/** Reads all tables in one snapshot, in parts, so that no table is in memory as a whole. */
export async function readTables(db: Database, clubId: ClubId, take: (part: TablePart) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const exported of exportedTables) {
        const { table } = exported;
        const columns = await columnsOf(trx, exported);
        await take({ table, columns, rows: [] });
        await sql`declare exported no scroll cursor for
          select ${rowOf(exported, columns, clubId)} as row from ${sql.table(table)} as one
          where ${conditionOf(exported, clubId)}`.execute(trx);
        for (;;) {
          const { rows } = await sql<{ row: unknown[] }>`fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(trx);
          if (rows.length === 0) break;
          await take({ table, columns, rows: rows.map(({ row }) => row) });
        }
        await sql`close exported`.execute(trx);
      }
    });
}
