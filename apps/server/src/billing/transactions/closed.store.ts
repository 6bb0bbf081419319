import type { DayCloseId } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TransactionRow } from './transactions.store.ts';

/** The transactions that no close has counted, except deleted ones. */
export const openTransactions = (db: Queryable, clubId: ClubId, currency: string): Promise<OpenTransaction[]> =>
  openOf(db, clubId, currency).execute();

export const lockOpenTransactions = (trx: Queryable, clubId: ClubId, currency: string): Promise<OpenTransaction[]> =>
  openOf(trx, clubId, currency).orderBy('TransactionId').forUpdate().execute();

export type OpenTransaction = Pick<
  TransactionRow,
  'TransactionId' | 'Type' | 'Method' | 'Amount' | 'PaymentMode' | 'OperatorEmail'
>;

const openOf = (db: Queryable, clubId: ClubId, currency: string) =>
  db
    .selectFrom('transactions')
    .select(['TransactionId', 'Type', 'Method', 'Amount', 'PaymentMode', 'OperatorEmail'])
    .where('ClubId', '=', clubId)
    .where('DayCloseId', 'is', null)
    .where('Currency', '=', currency)
    .where('DeletedAt', 'is', null);

export const countedTransactions = (db: Queryable, dayCloseId: DayCloseId): Promise<OpenTransaction[]> =>
  db
    .selectFrom('transactions')
    .select(['TransactionId', 'Type', 'Amount', 'PaymentMode', 'OperatorEmail'])
    .select(({ fn, selectFrom, ref }) =>
      fn
        .coalesce(
          selectFrom('method_corrections')
            .select('FromMethod')
            .whereRef('method_corrections.TransactionId', '=', 'transactions.TransactionId')
            .whereRef('OfDayCloseId', '=', 'transactions.DayCloseId')
            .orderBy('MethodCorrectionId')
            .limit(1),
          ref('Method'),
        )
        .as('Method'),
    )
    .where('DayCloseId', '=', dayCloseId)
    .execute();

export async function closeTransactions(trx: Queryable, ids: readonly number[], dayCloseId: DayCloseId): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ DayCloseId: dayCloseId })
    .where('TransactionId', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Marks the transactions before the opening of the cash desk, so that later closes do not count them. */
export async function closeEarlier(trx: Queryable, clubId: ClubId, dayCloseId: DayCloseId): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ DayCloseId: dayCloseId })
    .where('ClubId', '=', clubId)
    .where('DayCloseId', 'is', null)
    .execute();
}

/** The close that counted the transaction. Undefined while a close can still count it, or if it is older than the cash desk. */
export async function printedBy(db: Queryable, { DayCloseId }: Pick<TransactionRow, 'DayCloseId'>): Promise<number | undefined> {
  if (DayCloseId === null) return undefined;
  const close = await db
    .selectFrom('day_closes')
    .select('DayCloseId')
    .where('DayCloseId', '=', DayCloseId)
    .where('Number', 'is not', null)
    .executeTakeFirst();
  return close?.DayCloseId;
}

export async function insertCorrection(
  trx: Queryable,
  before: TransactionRow,
  { ToMethod, OfDayCloseId, by, at }: { ToMethod: TransactionMethod; OfDayCloseId: number; by: number; at: Date },
): Promise<void> {
  const { ClubId, TransactionId, Method: FromMethod, Type } = before;
  const Amount = Type === 'Refund' ? -before.Amount : before.Amount;
  await trx
    .insertInto('method_corrections')
    .values({ ClubId, TransactionId, OfDayCloseId, At: at, FromMethod, ToMethod, Amount, CorrectedBy: by })
    .execute();
}

const corrections = (db: Queryable) =>
  db
    .selectFrom('method_corrections as correction')
    .innerJoin('transactions', 'transactions.TransactionId', 'correction.TransactionId')
    .leftJoin('users', 'users.UserId', 'correction.CorrectedBy')
    .select(['correction.TransactionId', 'transactions.Description', 'correction.At', 'correction.Amount'])
    .select(['correction.FromMethod', 'correction.ToMethod', 'users.Nickname as By'])
    .orderBy('correction.MethodCorrectionId');
export type CorrectionRow = Awaited<ReturnType<typeof openCorrections>>[number];

export const openCorrections = (db: Queryable, clubId: ClubId) =>
  corrections(db).where('correction.ClubId', '=', clubId).where('correction.DayCloseId', 'is', null).execute();

export const correctionsOf = (db: Queryable, dayCloseId: DayCloseId): Promise<CorrectionRow[]> =>
  corrections(db).where('correction.OfDayCloseId', '=', dayCloseId).execute();

export async function closeCorrections(trx: Queryable, clubId: ClubId, dayCloseId: DayCloseId): Promise<void> {
  await trx
    .updateTable('method_corrections')
    .set({ DayCloseId: dayCloseId })
    .where('ClubId', '=', clubId)
    .where('DayCloseId', 'is', null)
    .execute();
}
