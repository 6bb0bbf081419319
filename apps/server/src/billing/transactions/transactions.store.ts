import type { UserId } from '@clubpulse/contract/accounts/users';
import type {
  TransactionId,
  TransactionMethod,
  TransactionSort,
  TransactionSum,
  TransactionType,
} from '@clubpulse/contract/billing/transactions';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Transactions } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';
import type { Issued } from '../receipts/public.ts';

export interface TransactionRow extends Selectable<Transactions> {
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}
export interface NewTransaction extends Omit<Insertable<Transactions>, 'OperatorEmail'> {
  readonly by: UserId | null;
}

export interface TransactionFilter {
  readonly clubId?: number;
  readonly userId?: number | undefined;
  readonly Begin?: Date;
  readonly End?: Date;
  readonly Method?: TransactionMethod | undefined;
  readonly Type?: TransactionType | undefined;
  readonly visibleInExport?: true;
  readonly PaymentMode?: 'Manual' | 'Online' | undefined;
  readonly deleted?: boolean | undefined;
  readonly openIn?: string;
  readonly text?: string | undefined;
}

const named = (db: Queryable, deleted = false) =>
  db
    .selectFrom('transactions')
    .leftJoin('users', 'users.UserId', 'transactions.UserId')
    .selectAll('transactions')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .where('DeletedAt', deleted ? 'is not' : 'is', null);

function filtered(db: Queryable, filter: TransactionFilter) {
  const { clubId, userId, Begin, End, Method, Type, PaymentMode, visibleInExport, deleted, openIn, text } = filter;
  let found = named(db, deleted);
  if (clubId !== undefined) found = found.where('transactions.ClubId', '=', clubId);
  if (userId !== undefined) found = found.where('transactions.UserId', '=', userId);
  if (Begin) found = found.where('At', '>=', Begin);
  if (End) found = found.where('At', '<', End);
  if (Method) found = found.where('Method', '=', Method);
  if (Type) found = found.where('Type', '=', Type);
  if (PaymentMode) found = found.where('PaymentMode', '=', PaymentMode);
  if (openIn !== undefined) found = found.where('DayCloseId', 'is', null).where('Currency', '=', openIn);
  if (visibleInExport) found = found.where('VisibleInExport', '=', true);
  if (!text) return found;
  return found.where(
    everyWord(
      searchTerms(text),
      searchTextOf('users'),
      foldedSql('transactions.Description', 'transactions.Note', 'transactions.ReceiptNumber'),
    ),
  );
}

export const transactionsOf = (
  db: Queryable,
  filter: TransactionFilter,
  { start, length, sort }: { readonly start: number; readonly length: number; readonly sort: TransactionSort },
): Promise<TransactionRow[]> => {
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  return filtered(db, filter)
    .$if(sort.endsWith('Amount'), (found) => found.orderBy(signedAmount, order))
    .$if(filter.openIn === undefined, (found) => found.orderBy('At', order))
    .orderBy('TransactionId', order)
    .limit(length)
    .offset(start)
    .execute();
};

const signedAmount = sql<number>`case when "Type" = 'Refund' then -"Amount" else "Amount" end`;

export const sumsOfTransactions = (db: Queryable, filter: TransactionFilter): Promise<TransactionSum[]> =>
  filtered(db, filter)
    .clearSelect()
    .groupBy('Currency')
    .select(({ fn, ref, val }) => [
      'Currency',
      fn.countAll<number>().filterWhere('Type', '=', 'Purchase').as('Purchases'),
      fn.coalesce(fn.sum<number>(ref('Amount')).filterWhere('Type', '=', 'Purchase'), val(0)).as('PurchasesAmount'),
      fn.countAll<number>().filterWhere('Type', '=', 'Refund').as('Refunds'),
      fn.coalesce(fn.sum<number>(ref('Amount')).filterWhere('Type', '=', 'Refund'), val(0)).as('RefundsAmount'),
      fn.countAll<number>().filterWhere('VisibleInExport', '=', false).as('Hidden'),
      fn.coalesce(fn.sum<number>(signedAmount).filterWhere('VisibleInExport', '=', false), val(0)).as('HiddenAmount'),
    ])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('Currency')
    .execute();

export async function countTransactions(db: Queryable, filter: TransactionFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const transactionOf = (
  db: Queryable,
  transactionId: TransactionId,
  clubId?: number,
): Promise<TransactionRow | undefined> =>
  named(db)
    .where('TransactionId', '=', transactionId)
    .$if(clubId !== undefined, (found) => found.where('transactions.ClubId', '=', clubId ?? 0))
    .executeTakeFirst();

export async function refundedOfSubscription(db: Queryable, userSubscriptionId: number): Promise<number> {
  const { RefundedAmount } = await db
    .selectFrom('transactions')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('RefundedAmount'), val(0)).as('RefundedAmount'))
    .where('UserSubscriptionId', '=', userSubscriptionId)
    .where('Type', '=', 'Purchase')
    .where('DeletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return RefundedAmount;
}

export async function isEndedByRefund(db: Queryable, userSubscriptionId: number): Promise<boolean> {
  const { rows } = await sql<{ isEnded: boolean }>`select ended_by_refund(${userSubscriptionId}) as "isEnded"`.execute(db);
  return rows[0]?.isEnded === true;
}

/**
 * Serializes all writes about a person's money. Must be called once for all persons, before all other locks, because it locks in
 * the order of ids against deadlocks.
 */
export async function lockPersons(trx: Queryable, userIds: readonly (UserId | null)[]): Promise<void> {
  const known = userIds.filter((id) => id !== null);
  if (known.length === 0) return;
  await trx.selectFrom('users').select('UserId').where('UserId', 'in', known).orderBy('UserId').forNoKeyUpdate().execute();
}

/**
 * Paid minus refunded, in minor units. `except` leaves one transaction out. A refund of a purchase without a member does not
 * count, because the money was not the member's.
 */
export async function paidBy(
  db: Queryable,
  {
    clubId,
    userId,
    Currency,
    except,
  }: {
    readonly clubId: number;
    readonly userId: UserId;
    readonly Currency: string;
    readonly except: TransactionId | undefined;
  },
): Promise<number> {
  const { paid } = await db
    .selectFrom('transactions')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>(signedAmount), val(0)).as('paid'))
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('Currency', '=', Currency)
    .where('DeletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions as purchase')
            .select('purchase.TransactionId')
            .whereRef('purchase.TransactionId', '=', 'transactions.LinkedTransactionId')
            .where('purchase.UserId', 'is', null),
        ),
      ),
    )
    .$if(except !== undefined, (found) => found.where('TransactionId', '<>', except ?? 0))
    .executeTakeFirstOrThrow();
  return paid;
}

export async function brandOf(db: Queryable, clubId: number): Promise<number | null> {
  const row = await db.selectFrom('clubs').select('BrandId').where('ClubId', '=', clubId).executeTakeFirst();
  return row?.BrandId ?? null;
}

export async function timeZoneOf(db: Queryable, clubId: number): Promise<string> {
  const { TimeZone } = await db.selectFrom('clubs').select('TimeZone').where('ClubId', '=', clubId).executeTakeFirstOrThrow();
  return TimeZone;
}

export async function hasRequestedRefund(db: Queryable, purchaseId: TransactionId): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('LinkedTransactionId', '=', purchaseId)
    .where('RefundState', '=', 'Requested')
    .where('DeletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockTransactions(trx: Queryable, transactionIds: readonly number[]): Promise<void> {
  if (transactionIds.length === 0) return;
  await trx
    .selectFrom('transactions')
    .select('TransactionId')
    .where('TransactionId', 'in', transactionIds)
    .orderBy('TransactionId')
    .forUpdate()
    .execute();
}

export async function insertTransaction(db: Queryable, { by, ...transaction }: NewTransaction): Promise<number> {
  const { TransactionId } = await db
    .insertInto('transactions')
    .values({ ...transaction, OperatorEmail: sql<string | null>`(select "Email" from users where "UserId" = ${by}::bigint)` })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  return TransactionId;
}

/** Does not change the row version, because a receipt does not change the transaction. */
export async function setReceipt(
  trx: Queryable,
  transactionId: TransactionId,
  { ReceiptId, ReceiptNumber }: Issued,
): Promise<void> {
  await trx.updateTable('transactions').set({ ReceiptId, ReceiptNumber }).where('TransactionId', '=', transactionId).execute();
}

export async function updateTransaction(
  db: Queryable,
  transactionId: TransactionId,
  fields: Updateable<Transactions>,
): Promise<void> {
  await db
    .updateTable('transactions')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('TransactionId', '=', transactionId)
    .execute();
}
