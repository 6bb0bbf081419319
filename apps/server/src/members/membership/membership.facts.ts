import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Loss } from '@clubpulse/contract/members/membership';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

type LossCounts = Omit<Loss, 'UserId' | 'Roles' | 'LeavesNoManager'>;

export async function lossOf(db: Queryable, clubId: ClubId, userId: UserId, now: Date): Promise<LossCounts> {
  const { rows } = await sql<LossCounts>`
    select
      (select count(*) from user_subscriptions
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "State" not in ('Expired', 'NonRenewed', 'Canceled'))::int as "Subscriptions",
      (select coalesce(sum("Balance"), 0) from ledger_accounts
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "UserSubscriptionId" is not null)::int as "Tickets",
      (select coalesce(sum("Balance"), 0) from ledger_accounts
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "UserSubscriptionId" is null)::int as "Credits",
      (select count(*) from class_participants
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "ClassEnd" > ${now})::int as "Bookings",
      (select count(*) from class_participants
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "ClassEnd" <= ${now})::int as "PastBookings",
      (select count(*) from recurring_bookings where "ClubId" = ${clubId} and "UserId" = ${userId})::int as "RecurringBookings",
      (select count(*) from expirations
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "CompletedAt" is null)::int as "Documents",
      (select count(*) from files where "ClubId" = ${clubId} and "UserId" = ${userId})::int as "Files",
      (select count(*) from workout_sheet_shares where "ClubId" = ${clubId} and "UserId" = ${userId})::int as "WorkoutSheets",
      (select count(*) from notes where "ClubId" = ${clubId} and "UserId" = ${userId})::int as "Notes",
      (select count(*) from tasks where "ClubId" = ${clubId} and "ReceiverId" = ${userId})::int as "Tasks",
      (select count(*) from family_members
        where "ClubId" = ${clubId} and ${userId} in ("UserId", "PayerId"))::int as "Family",
      (select count(*) from classes
        where "ClubId" = ${clubId} and "TrainerId" = ${userId} and "End" > ${now})::int as "Classes",
      (select coalesce(jsonb_agg(jsonb_build_object('Currency', "Currency", 'Amount', "Amount") order by "Currency"), '[]') from (
        select "Currency", sum("Amount") as "Amount" from (
          select held."Currency", owed."Amount"
          from user_subscriptions held
          join clubs on clubs."ClubId" = held."ClubId"
          cross join lateral owed_of(held, (${now}::timestamptz at time zone clubs."TimeZone")::date) as owed
          where held."ClubId" = ${clubId} and held."UserId" = ${userId}
          union all
          select "Currency", "Amount" - "PartPaid" from debts
          where "ClubId" = ${clubId} and "UserId" = ${userId} and not ended_by_refund("UserSubscriptionId")
        ) each where "Amount" > 0 group by "Currency"
      ) sums) as "Owed"`.execute(db);
  const [loss] = rows;
  if (!loss) throw new Error('Counting answered nothing.');
  return loss;
}

export async function isManagedWithout(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('Role', '=', 'Manager')
    .where('UserId', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasOtherManager(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles as role')
    .select('role.UserId')
    .where(({ eb, or, and, selectFrom }) =>
      or([
        and([eb('role.Role', '=', 'Manager'), eb('role.ClubId', '=', clubId), eb('role.UserId', '<>', userId)]),
        and([
          eb('role.Role', '=', 'Owner'),
          eb('role.BrandId', '=', selectFrom('clubs').select('clubs.BrandId').where('clubs.ClubId', '=', clubId)),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
