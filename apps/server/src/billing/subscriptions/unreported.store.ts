import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** False for a club that removed the platform's access, because the provider then refuses requests about it. */
export const canQueryProvider = (table: string) => sql<boolean>`not exists (
  select from payment_accounts a where a."ClubId" = ${sql.ref(`${table}.ClubId`)} and a."InactiveReason" = 'AccessRemoved')`;

export interface UnreportedSubscription {
  readonly ClubId: number;
  readonly ExtSubscriptionId: string;
}

/**
 * Subscriptions whose change the provider should have reported by now, least recently requested first. Marks them as requested.
 */
export async function takeUnreportedSubscriptions(db: Queryable, now: Date, most: number): Promise<UnreportedSubscription[]> {
  const today = sql<string>`(${now}::timestamptz at time zone clubs."TimeZone")::date`;
  const due = db
    .selectFrom('user_subscriptions as held')
    .innerJoin('clubs', 'clubs.ClubId', 'held.ClubId')
    .select('held.UserSubscriptionId')
    .where('held.ExtSubscriptionId', 'is not', null)
    .where(({ eb, or }) => or([eb('held.State', 'not in', ['Canceled', 'NonRenewed']), eb('held.Installments', '>', 1)]))
    .where(({ eb, or, and }) =>
      or([
        eb('held.RenewsOn', '<=', today),
        // All installments are paid, so the subscription must end at the provider.
        and([eb('held.Installments', '>', 1), eb('held.DueDateUTC', 'is', null)]),
        eb(sql`(held."DueDateUTC" at time zone 'UTC')::date`, '<', today),
        eb('held.State', '=', 'Paused'),
        eb('held.InvoiceState', 'in', ['draft', 'open']),
        eb('held.PaymentStatus', 'in', ['WaitingInitialPayment', 'InitialPaymentFailed']),
      ]),
    )
    .where(canQueryProvider('held'))
    .orderBy(sql`coalesce(held."AskedAt", held."CreatedAt")`)
    .orderBy('held.UserSubscriptionId')
    .limit(most)
    .forUpdate('held')
    .skipLocked();
  const rows = await db
    .updateTable('user_subscriptions')
    .set({ AskedAt: now })
    .where('UserSubscriptionId', 'in', due)
    .returning(['ClubId', 'ExtSubscriptionId'])
    .execute();
  return rows.map(({ ClubId, ExtSubscriptionId }) => ({ ClubId, ExtSubscriptionId: ExtSubscriptionId ?? '' }));
}

/** Does not change RowVersion, because the data that decide bookings do not change. */
export async function saveReadNumber(trx: Queryable, id: number, ReadNumber: number): Promise<void> {
  await trx.updateTable('user_subscriptions').set({ ReadNumber }).where('UserSubscriptionId', '=', id).execute();
}
