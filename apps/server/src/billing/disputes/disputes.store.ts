import type { PaymentDisputeId } from '@clubpulse/contract/billing/disputes/disputes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentDisputes } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTextOf } from '../../platform/database/text-search.ts';

export type StoredDispute = Selectable<PaymentDisputes>;
export type DisputeRow = Awaited<ReturnType<typeof disputesOf>>[number];

interface DisputeFilter {
  readonly clubId: ClubId;
  readonly words: readonly string[];
}

const disputesIn = (db: Queryable, { clubId, words }: DisputeFilter) =>
  db
    .selectFrom('payment_disputes as dispute')
    .innerJoin('transactions as purchase', 'purchase.TransactionId', 'dispute.TransactionId')
    .leftJoin('users', 'users.UserId', 'purchase.UserId')
    .leftJoin('transactions as loss', 'loss.TransactionId', 'dispute.LossTransactionId')
    .where('dispute.ClubId', '=', clubId)
    .where(everyWord(words, searchTextOf('users'), foldedSql('purchase.Description')));

const rows = (db: Queryable, filter: DisputeFilter) =>
  disputesIn(db, filter)
    .selectAll('dispute')
    .select(['purchase.UserId', 'purchase.Description as Title', 'purchase.At as PaidAt', 'purchase.Method'])
    .select(['purchase.Amount as PurchaseAmount', 'purchase.Currency as PurchaseCurrency', 'loss.Amount as Loss'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

export const disputesOf = (db: Queryable, filter: DisputeFilter, start: number, length: number) =>
  rows(db, filter)
    .orderBy(sql`dispute."ClosedAt" is not null`)
    .orderBy(sql`case when dispute."State" = 'NeedsResponse' then dispute."EvidenceDueBy" end`)
    .orderBy('dispute.OpenedAt', 'desc')
    .orderBy('dispute.PaymentDisputeId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countDisputes(db: Queryable, filter: DisputeFilter): Promise<number> {
  const { count } = await disputesIn(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const disputeOf = (db: Queryable, clubId: ClubId, disputeId: PaymentDisputeId): Promise<DisputeRow | undefined> =>
  rows(db, { clubId, words: [] }).where('dispute.PaymentDisputeId', '=', disputeId).executeTakeFirst();

/** Inserts the dispute and then locks it. Returns undefined when the dispute belongs to another club. */
export async function lockReported(trx: Queryable, dispute: Insertable<PaymentDisputes>): Promise<StoredDispute | undefined> {
  await trx
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('payment_disputes')
    .selectAll()
    .where('ExtDisputeId', '=', dispute.ExtDisputeId)
    .where('ClubId', '=', dispute.ClubId)
    .forUpdate()
    .executeTakeFirst();
}

export const lockDispute = (trx: Queryable, clubId: ClubId, disputeId: PaymentDisputeId): Promise<StoredDispute | undefined> =>
  trx
    .selectFrom('payment_disputes')
    .selectAll()
    .where('PaymentDisputeId', '=', disputeId)
    .where('ClubId', '=', clubId)
    .forUpdate()
    .executeTakeFirst();

export async function saveDispute(
  trx: Queryable,
  { ClubId: clubId, PaymentDisputeId: id }: Pick<StoredDispute, 'ClubId' | 'PaymentDisputeId'>,
  fields: Updateable<PaymentDisputes>,
): Promise<void> {
  await trx.updateTable('payment_disputes').set(fields).where('PaymentDisputeId', '=', id).where('ClubId', '=', clubId).execute();
}

export interface DisputeToCheck {
  readonly ClubId: ClubId;
  readonly ExtAccountId: string;
  readonly ExtDisputeId: string;
}

/** Open disputes, and disputes whose purchase was recorded after them. */
export async function disputesToCheck(db: Queryable): Promise<DisputeToCheck[]> {
  const found = await db
    .selectFrom('payment_disputes as dispute')
    .innerJoin('payment_accounts as account', 'account.ClubId', 'dispute.ClubId')
    .select(['dispute.ClubId', 'dispute.ExtDisputeId', 'account.ExtAccountId'])
    .where('account.ExtAccountId', 'is not', null)
    .where('account.InactiveReason', 'is', null)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        and([eb('dispute.TransactionId', 'is not', null), eb('dispute.ClosedAt', 'is', null)]),
        and([
          eb('dispute.TransactionId', 'is', null),
          exists(
            selectFrom('transactions as purchase')
              .select('purchase.TransactionId')
              .whereRef('purchase.ExtPaymentId', '=', 'dispute.ExtPaymentId')
              .whereRef('purchase.ClubId', '=', 'dispute.ClubId')
              .where('purchase.Type', '=', 'Purchase')
              .where('purchase.DeletedAt', 'is', null),
          ),
        ]),
      ]),
    )
    .orderBy('dispute.PaymentDisputeId')
    .execute();
  return found.map((row) => ({ ...row, ExtAccountId: row.ExtAccountId ?? '' }));
}
