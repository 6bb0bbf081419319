import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
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
    .select(['Email', 'FirstMidName', 'LastName', 'Nickname', 'Language', 'DateFormat'])
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The orders are also searched, because after the last installment only the order names the provider's subscription. */
export async function heldOf(db: Queryable, clubId: ClubId, extSubscriptionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_subscriptions')
    .select('UserSubscriptionId')
    .where('ClubId', '=', clubId)
    .where('ExtSubscriptionId', '=', extSubscriptionId)
    .unionAll(
      db
        .selectFrom('payment_orders as o')
        .innerJoin('user_subscriptions as s', 's.UserSubscriptionId', 'o.UserSubscriptionId')
        .select('s.UserSubscriptionId')
        .where('o.ClubId', '=', clubId)
        .where('s.ClubId', '=', clubId)
        .where('o.ExtSubscriptionId', '=', extSubscriptionId)
        .where('o.State', '=', 'Paid'),
    )
    .executeTakeFirst();
  return row?.UserSubscriptionId;
}

export const hasPayment = async (db: Queryable, extPaymentId: string): Promise<boolean> =>
  (await purchaseOf(db, extPaymentId)) !== undefined;

export async function purchaseOf(db: Queryable, extPaymentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('ExtPaymentId', '=', extPaymentId)
    .where('Type', '=', 'Purchase')
    .executeTakeFirst();
  return row?.TransactionId;
}

export async function payerFactsOf(db: Queryable, clubId: ClubId, userId: UserId) {
  const { BirthDate, PayerId } = await db
    .selectFrom('users')
    .leftJoin('family_members as family', (join) =>
      join.onRef('family.UserId', '=', 'users.UserId').on('family.ClubId', '=', clubId),
    )
    .select(['users.BirthDate', 'family.PayerId'])
    .where('users.UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return { BirthDate, hasPayer: PayerId !== null };
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
