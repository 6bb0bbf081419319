import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { ReceiptId, ReceiptKind } from '@clubpulse/contract/billing/receipts/receipts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Receipts } from '../../platform/database/schema.generated.ts';

export type ReceiptRow = Selectable<Receipts>;

interface Series {
  readonly ClubId: ClubId;
  readonly Kind: ReceiptKind;
  readonly Year: number;
}

interface Issue {
  readonly IssuedAt: Date;
  readonly Year: number;
}

/** Other documents of the club wait until the transaction ends. The time is read afterwards. */
export async function lockSeries(trx: Queryable, clubId: ClubId): Promise<Issue> {
  const { rows } = await sql<Issue>`
    with locked as materialized (select pg_advisory_xact_lock(hashtext('receipts'), ${clubId}::integer)::text as done),
    issued as materialized (select clock_timestamp() as "At" from locked where done is not null)
    select issued."At" as "IssuedAt", extract(year from issued."At" at time zone c."TimeZone")::integer as "Year"
    from issued cross join clubs c where c."ClubId" = ${clubId}`.execute(trx);
  const [issue] = rows;
  if (issue === undefined) throw new Error(`The club ${clubId} does not exist.`);
  return issue;
}

/** A rollback uses up no number. */
export async function nextNumber(trx: Queryable, { ClubId, Kind, Year }: Series): Promise<number> {
  const { Receipts: receipts, CreditNotes } = await trx
    .insertInto('receipt_numbers')
    .values({ ClubId, Year, Receipts: Kind === 'Receipt' ? 1 : 0, CreditNotes: Kind === 'Receipt' ? 0 : 1 })
    .onConflict((found) =>
      found.columns(['ClubId', 'Year']).doUpdateSet(({ eb, ref }) => ({
        Receipts: eb(ref('receipt_numbers.Receipts'), '+', ref('excluded.Receipts')),
        CreditNotes: eb(ref('receipt_numbers.CreditNotes'), '+', ref('excluded.CreditNotes')),
      })),
    )
    .returning(['Receipts', 'CreditNotes'])
    .executeTakeFirstOrThrow();
  return Kind === 'Receipt' ? receipts : CreditNotes;
}

export async function insertReceipt(trx: Queryable, receipt: Insertable<Receipts>): Promise<ReceiptId> {
  const { ReceiptId } = await trx.insertInto('receipts').values(receipt).returning('ReceiptId').executeTakeFirstOrThrow();
  return ReceiptId;
}

export const lockReceipt = (trx: Queryable, receiptId: ReceiptId): Promise<ReceiptRow> =>
  trx.selectFrom('receipts').selectAll().where('ReceiptId', '=', receiptId).forUpdate().executeTakeFirstOrThrow();

export async function addLeft(
  trx: Queryable,
  receiptId: ReceiptId,
  { Left, LeftNet }: { readonly Left: number; readonly LeftNet: number | null },
): Promise<void> {
  await trx
    .updateTable('receipts')
    .set(({ eb }) => ({ Left: eb('Left', '+', Left), LeftNet: LeftNet === null ? null : eb('LeftNet', '+', LeftNet) }))
    .where('ReceiptId', '=', receiptId)
    .execute();
}

/** True when it was printed before. */
export async function markPrinted(trx: Queryable, receiptId: ReceiptId): Promise<boolean> {
  const first = await trx
    .updateTable('receipts')
    .set({ PrintedAt: sql<Date>`now()` })
    .where('ReceiptId', 'in', linesWith(trx, receiptId).select('line.ReceiptId'))
    .where('PrintedAt', 'is', null)
    .returning('ReceiptId')
    .executeTakeFirst();
  return first === undefined;
}

export const receiptOf = (db: Queryable, receiptId: ReceiptId): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipts').selectAll().where('ReceiptId', '=', receiptId).executeTakeFirst();

const linesWith = (db: Queryable, receiptId: ReceiptId) =>
  db
    .selectFrom('receipts as line')
    .innerJoin('receipts as one', (join) =>
      join
        .onRef('one.ClubId', '=', 'line.ClubId')
        .onRef('one.Kind', '=', 'line.Kind')
        .onRef('one.Year', '=', 'line.Year')
        .onRef('one.Number', '=', 'line.Number'),
    )
    .where('one.ReceiptId', '=', receiptId);

export const documentOf = (db: Queryable, receiptId: ReceiptId): Promise<ReceiptRow[]> =>
  linesWith(db, receiptId).selectAll('line').orderBy('line.Line').execute();

export const referringTo = (db: Queryable, receiptId: ReceiptId): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipts')
    .selectAll()
    .where('OfReceiptId', 'in', linesWith(db, receiptId).select('line.ReceiptId'))
    .orderBy('ReceiptId')
    .execute();

export async function receiverOf(
  db: Queryable,
  receiptId: ReceiptId,
): Promise<{ Email: string; Language: Language; DateFormat: DateFormat } | undefined> {
  return db
    .selectFrom('receipts')
    .innerJoin('users', 'users.UserId', 'receipts.UserId')
    .select(['users.Email', 'users.Language', 'users.DateFormat'])
    .where('ReceiptId', '=', receiptId)
    .executeTakeFirst();
}
