import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassSubscriptionId } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { paymentFactsSql, type StoredPayment, type StoredSubscription } from '../../../billing/ledger/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** Whether the club has the subscription type, and can still sell it. */
export async function isTypeOf(db: Queryable, clubId: ClubId, typeId: ClassSubscriptionId): Promise<boolean> {
  const row = await db
    .selectFrom('class_subscriptions')
    .select('ClassSubscriptionId')
    .where('ClassSubscriptionId', '=', typeId)
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What she holds in the club. */
export async function heldIn(db: Queryable, clubId: ClubId, userId: UserId): Promise<readonly StoredSubscription[]> {
  const { rows } = await sql<{ Payment: StoredPayment }>`
    select ${paymentFactsSql(sql`${userId}::bigint`)} as "Payment" from clubs k where k."ClubId" = ${clubId}`.execute(db);
  return rows[0]?.Payment.subscriptions ?? [];
}
