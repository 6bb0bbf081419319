import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface ClubAccount {
  readonly ExtAccountId: string;
  readonly State: string;
}

export async function accountOf(db: Queryable, clubId: ClubId): Promise<ClubAccount | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select(['ExtAccountId', 'State'])
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .executeTakeFirst();
  return row && row.ExtAccountId !== null ? { State: row.State, ExtAccountId: row.ExtAccountId } : undefined;
}

export async function clubOfAccount(db: Queryable, extAccountId: string): Promise<ClubId | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select('ClubId')
    .where('ExtAccountId', '=', extAccountId)
    .executeTakeFirst();
  return row?.ClubId;
}

export async function buyerOf(db: Queryable, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['Email', 'FirstMidName', 'LastName', 'Nickname', 'Language'])
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
}

interface Held {
  readonly ClubId: number;
  readonly ExtSubscriptionId: string;
}

export async function heldOf(db: Queryable, clubId: ClubId, extSubscriptionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_subscriptions')
    .select('UserSubscriptionId')
    .where('ClubId', '=', clubId)
    .where('ExtSubscriptionId', '=', extSubscriptionId)
    .executeTakeFirst();
  return row?.UserSubscriptionId;
}

/** Subscriptions of which the provider should have reported a change by now, those first that were not read for the longest time. */
export async function silentSubscriptions(db: Queryable, now: Date, most: number): Promise<Held[]> {
  const today = sql<string>`(${now}::timestamptz at time zone clubs."TimeZone")::date`;
  const rows = await db
    .selectFrom('user_subscriptions as held')
    .innerJoin('clubs', 'clubs.ClubId', 'held.ClubId')
    .select(['held.ClubId', 'held.ExtSubscriptionId'])
    .where('held.ExtSubscriptionId', 'is not', null)
    .where('held.State', 'not in', ['Canceled', 'NonRenewed'])
    .where(({ eb, or }) =>
      or([
        eb('held.RenewsOn', '<=', today),
        eb(sql`(held."DueDateUTC" at time zone 'UTC')::date`, '<', today),
        eb('held.State', '=', 'Paused'),
        eb('held.InvoiceState', 'in', ['draft', 'open']),
        eb('held.PaymentStatus', 'in', ['WaitingInitialPayment', 'InitialPaymentFailed']),
      ]),
    )
    .where(mayBeAsked('held'))
    .orderBy('held.ReadNumber')
    .orderBy('held.UserSubscriptionId')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, ExtSubscriptionId: row.ExtSubscriptionId ?? '' }));
}

/** False for a club that took the platform off its account. */
export const mayBeAsked = (table: string) => sql<boolean>`not exists (
  select from payment_accounts a where a."ClubId" = ${sql.ref(`${table}.ClubId`)} and a."InactiveReason" = 'AccessRemoved')`;

export async function hasPayment(db: Queryable, extPaymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('ExtPaymentId', '=', extPaymentId)
    .where('Type', '=', 'Purchase')
    .executeTakeFirst();
  return row !== undefined;
}

export async function paysFor(db: Queryable, clubId: ClubId, payerId: UserId, memberId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('family_members')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('PayerId', '=', payerId)
    .where('UserId', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
