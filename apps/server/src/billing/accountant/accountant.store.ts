import { type BookAccount, bookAccountSchema, type ExportFormat } from '@clubpulse/contract/billing/accountant/accountant';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { AccountantExports } from '../../platform/database/schema.generated.ts';

export async function accountsOf(db: Queryable, clubId: ClubId): Promise<BookAccount[]> {
  const rows = await db
    .selectFrom('book_accounts')
    .select(['Purpose', 'VatCode', 'Account'])
    .where('ClubId', '=', clubId)
    .execute();
  return bookAccountSchema.array().parse(rows);
}

export async function lockBooks(trx: Queryable, clubId: ClubId): Promise<void> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
}

export async function saveAccounts(trx: Queryable, ClubId: ClubId, accounts: readonly BookAccount[]): Promise<void> {
  await trx.deleteFrom('book_accounts').where('ClubId', '=', ClubId).execute();
  const known = accounts.filter(({ Account }) => Account !== '');
  if (known.length > 0)
    await trx
      .insertInto('book_accounts')
      .values(known.map((one) => ({ ClubId, ...one })))
      .execute();
}

interface Repeated {
  readonly From: string;
  readonly To: string;
  readonly Format: ExportFormat;
}

export async function nextVersion(trx: Queryable, clubId: ClubId, { From, To, Format }: Repeated): Promise<number> {
  const { last } = await trx
    .selectFrom('accountant_exports')
    .select(({ fn, val }) => fn.coalesce(fn.max<number>('Version'), val(0)).as('last'))
    .where('ClubId', '=', clubId)
    .where('From', '=', sql<string>`${From}::date`)
    .where('To', '=', sql<string>`${To}::date`)
    .where('Format', '=', Format)
    .executeTakeFirstOrThrow();
  return last + 1;
}

export async function insertExport(trx: Queryable, made: Insertable<AccountantExports>): Promise<number> {
  const { AccountantExportId } = await trx
    .insertInto('accountant_exports')
    .values(made)
    .returning('AccountantExportId')
    .executeTakeFirstOrThrow();
  return AccountantExportId;
}

const exports = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('accountant_exports as made')
    .leftJoin('users', 'users.UserId', 'made.By')
    .select(['made.AccountantExportId', 'made.At', 'made.Format', 'made.Version', 'made.FileName', 'made.Lines'])
    .select(['users.Nickname as By'])
    .select([sql<string>`made."From"::text`.as('From'), sql<string>`made."To"::text`.as('To')])
    .select(({ selectFrom }) =>
      selectFrom('accountant_exports as next')
        .select('next.At')
        .whereRef('next.ClubId', '=', 'made.ClubId')
        .whereRef('next.From', '=', 'made.From')
        .whereRef('next.To', '=', 'made.To')
        .whereRef('next.Format', '=', 'made.Format')
        .where(({ eb, ref }) => eb('next.Version', '=', eb(ref('made.Version'), '+', 1)))
        .as('ReplacedAt'),
    )
    .where('made.ClubId', '=', clubId);
export type ExportRow = Awaited<ReturnType<typeof exportsOf>>[number];

export const exportsOf = (db: Queryable, clubId: ClubId, start: number, length: number) =>
  exports(db, clubId).orderBy('made.AccountantExportId', 'desc').limit(length).offset(start).execute();

export const exportOf = (db: Queryable, clubId: ClubId, id: number): Promise<ExportRow> =>
  exports(db, clubId).where('made.AccountantExportId', '=', id).executeTakeFirstOrThrow();

export async function countExports(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('accountant_exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}
