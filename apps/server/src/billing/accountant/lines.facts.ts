import type { codeSumSchema } from '@clubpulse/contract/billing/accountant/accountant';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';

/** The last instant (`to`) is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const documents = (db: Queryable, clubId: ClubId, { from, to }: Span) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('transactions as t', 't.TransactionId', 'r.TransactionId')
    .where('r.ClubId', '=', clubId)
    .where('r.IssuedAt', '>=', from)
    .where('r.IssuedAt', '<', to)
    .where('t.VisibleInExport', '=', true);

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

export const linesOf = (db: Queryable, clubId: ClubId, span: Span, limit: number) =>
  documents(db, clubId, span)
    .leftJoin('receipts as of', 'of.ReceiptId', 'r.OfReceiptId')
    .select([
      'r.ReceiptId',
      'r.Kind',
      'r.Year',
      'r.Number',
      'r.IssuedAt',
      'r.TransactionId',
      'r.UserId',
      'r.MemberName',
      'r.Text',
    ])
    .select(['r.Method', 'r.PaymentMode', 'r.Currency', 'r.Amount', 'r.Net', 'r.VatCode', 'r.VatRate', 'r.Operator'])
    .select(['of.Kind as OfKind', 'of.Year as OfYear', 'of.Number as OfNumber', 'of.TransactionId as OfTransactionId'])
    .orderBy('r.IssuedAt')
    .orderBy('r.ReceiptId')
    .limit(limit)
    .execute();

const signed = (amount: string) =>
  sql<number>`sum(case when r."Kind" = 'CreditNote' then -1 else 1 end * ${sql.raw(amount)})::bigint`;

export const sumsOf = (db: Queryable, clubId: ClubId, span: Span): Promise<z.infer<typeof codeSumSchema>[]> =>
  documents(db, clubId, span)
    .select(['r.Currency', 'r.VatCode', 'r.VatRate'])
    .select(({ fn }) => [
      fn.countAll<number>().as('Lines'),
      signed('r."Amount"').as('Gross'),
      signed('coalesce(r."Net", r."Amount")').as('Net'),
      signed('(r."Amount" - coalesce(r."Net", r."Amount"))').as('Vat'),
    ])
    .groupBy(['r.Currency', 'r.VatCode', 'r.VatRate'])
    .orderBy('r.Currency')
    .orderBy('r.VatCode')
    .orderBy('r.VatRate')
    .execute();

interface Counts {
  readonly Receipts: number;
  readonly CreditNotes: number;
  readonly WithoutCode: number;
  readonly OpenLines: number;
}

/**
 * `OpenLines` counts manual payments without a close. A provider's payment needs no close, because it is compared with payouts.
 */
export const countsOf = (db: Queryable, clubId: ClubId, span: Span): Promise<Counts> =>
  documents(db, clubId, span)
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(({ and, eb }) => and([eb('r.Kind', '=', 'Receipt'), eb('r.Line', '=', 1)]))
        .as('Receipts'),
      fn.countAll<number>().filterWhere('r.Kind', '=', 'CreditNote').as('CreditNotes'),
      fn.countAll<number>().filterWhere('r.VatCode', 'is', null).as('WithoutCode'),
      fn
        .countAll<number>()
        .filterWhere(({ and, eb }) =>
          and([eb('t.DayCloseId', 'is', null), eb('t.PaymentMode', '=', 'Manual'), eb('t.DeletedAt', 'is', null)]),
        )
        .as('OpenLines'),
    ])
    .executeTakeFirstOrThrow();

const TEXTS_SHOWN = 5;

export async function textsWithoutCode(db: Queryable, clubId: ClubId, span: Span): Promise<string[]> {
  const rows = await documents(db, clubId, span)
    .select('r.Text')
    .where('r.VatCode', 'is', null)
    .groupBy('r.Text')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('r.Text')
    .limit(TEXTS_SHOWN)
    .execute();
  return rows.map(({ Text }) => Text);
}

export async function leftOutOf(
  db: Queryable,
  clubId: ClubId,
  { from, to }: Span,
): Promise<{ LeftOut: number; WithoutReceipt: number }> {
  const { LeftOut } = await db
    .selectFrom('receipts as r')
    .innerJoin('transactions as t', 't.TransactionId', 'r.TransactionId')
    .select(({ fn }) => fn.countAll<number>().as('LeftOut'))
    .where('r.ClubId', '=', clubId)
    .where('r.IssuedAt', '>=', from)
    .where('r.IssuedAt', '<', to)
    .where('t.VisibleInExport', '=', false)
    .executeTakeFirstOrThrow();
  const { WithoutReceipt } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<number>().as('WithoutReceipt'))
    .where('ClubId', '=', clubId)
    .where('At', '>=', from)
    .where('At', '<', to)
    .where('ReceiptId', 'is', null)
    .where('DeletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { LeftOut, WithoutReceipt };
}

export async function vatCodesOf(db: Queryable, clubId: ClubId): Promise<string[]> {
  const rows = await db.selectFrom('vat_codes').select('Code').where('ClubId', '=', clubId).orderBy('Code').execute();
  return rows.map(({ Code }) => Code);
}
