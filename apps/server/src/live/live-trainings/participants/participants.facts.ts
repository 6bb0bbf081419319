import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassSubscriptionId } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { THERE_EARLY_SECONDS } from '@clubpulse/rules/live/own-strap/own-place';
import { sql } from 'kysely';
import { paymentFactsSql, type StoredPayment, type StoredSubscription } from '../../../billing/ledger/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';

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

export async function heldIn(db: Queryable, clubId: ClubId, userId: UserId): Promise<readonly StoredSubscription[]> {
  const { rows } = await sql<{ Payment: StoredPayment }>`
    select ${paymentFactsSql(sql`${userId}::bigint`)} as "Payment" from clubs k where k."ClubId" = ${clubId}`.execute(db);
  return rows[0]?.Payment.subscriptions ?? [];
}

export interface TakesPart {
  readonly ClubId: ClubId;
  readonly ClubName: string;
  readonly DisplayGroupId: number | null;
  readonly DisplayGroupName: string | null;
  readonly Name: string;
  readonly From: Date;
  readonly Until: Date | null;
}

export async function joinedWhile(db: Queryable, userId: UserId, from: Date, to: Date): Promise<readonly TakesPart[]> {
  const { rows } = await sql<TakesPart>`
    select l."ClubId", k."Name" as "ClubName", l."DisplayGroupId", g."Name" as "DisplayGroupName", l."Name",
      l."StartedAt" - make_interval(secs => ${THERE_EARLY_SECONDS}) as "From", l."StoppedAt" as "Until"
    from live_training_participants part
      join live_trainings l on l."LiveTrainingId" = part."LiveTrainingId"
      join clubs k on k."ClubId" = l."ClubId"
      left join display_groups g on g."DisplayGroupId" = l."DisplayGroupId"
    where part."UserId" = ${userId}
      and l."StartedAt" <= ${to}::timestamptz + make_interval(secs => ${THERE_EARLY_SECONDS})
      and (l."StoppedAt" is null or l."StoppedAt" > ${from}::timestamptz)
      and exists (select from user_roles r where r."UserId" = part."UserId" and r."ClubId" = l."ClubId" and r."Role" = 'Athlete')
    order by l."StartedAt", l."LiveTrainingId"`.execute(db);
  return rows;
}
