import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ThreadId, ThreadMember } from '@clubpulse/contract/office/replies/replies';
import { OTHERS_SHOWN } from '@clubpulse/contract/office/replies/replies';
import { sql } from 'kysely';
import { latestPlanSql, owedSql } from '../../billing/subscriptions/public.ts';
import { lastSeenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface ThreadMemberRow
  extends BasicUser,
    Pick<ThreadMember, 'Plan' | 'Credits' | 'NextClass' | 'Certificate' | 'Owed' | 'Tags' | 'Others'> {
  readonly LastSeen: Date | null;
}

interface Requested {
  readonly clubId: ClubId;
  readonly threadId: ThreadId;
  readonly timeZone: string;
  readonly now: Date;
  readonly withOwed: boolean;
}

/** One statement, so that all figures are of the same moment. Undefined for a thread of another club. */
export async function threadMember(
  db: Queryable,
  { clubId, threadId, timeZone, now, withOwed }: Requested,
): Promise<ThreadMemberRow | undefined> {
  const user = sql`u."UserId"`;
  const owed = withOwed
    ? sql`(select coalesce(jsonb_agg(due order by due."Currency"), '[]') from (
        select o."Currency", sum(o."Amount")::int as "Amount", min(o."Due") as "Due", bool_or(o."Payment" = 'Unpaid') as "IsLate"
        from ${owedSql({ clubId, timeZone, now })} o where o."UserId" = ${user} group by o."Currency") due)`
    : sql`null::jsonb`;
  const { rows } = await sql<ThreadMemberRow>`
    select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", plan.one as "Plan",
      coalesce((select sum(a."Balance")::int from ledger_accounts a
        where a."ClubId" = ${clubId} and a."UserId" = ${user} and a."UserSubscriptionId" is null), 0) as "Credits",
      (select jsonb_build_object('ClassId', c."ClassId", 'Name', c."Name", 'Begin', p."ClassBegin")
        from class_participants p join classes c on c."ClassId" = p."ClassId"
        where p."ClubId" = ${clubId} and p."UserId" = ${user} and p."State" = 'Booked' and p."ClassBegin" > ${now}
          and c."CanceledAt" is null
        order by p."ClassBegin", p."ClassId" limit 1) as "NextClass",
      ${lastSeenIn(clubId, user, now)} as "LastSeen",
      (select max(e."ExpirationDate")::text from expirations e where e."ClubId" = ${clubId} and e."UserId" = ${user}
        and e."Type" = 'MedicalCertificate' and e."CompletedAt" is null) as "Certificate",
      ${owed} as "Owed",
      array(select t."Text" from user_club_tags g join club_tags t using ("ClubTagId")
        where g."UserId" = ${user} and t."ClubId" = ${clubId} order by lower(t."Text")) as "Tags",
      (select coalesce(jsonb_agg(earlier order by earlier."LastAt" desc), '[]') from (
        select other."ThreadId", other."Title", other."LastAt", other."ClosedAt" is not null as "IsClosed" from threads other
        where other."ClubId" = ${clubId} and other."UserId" = ${user} and other."ThreadId" <> ${threadId}
        order by other."LastAt" desc limit ${OTHERS_SHOWN}) earlier) as "Others"
    from threads thread join users u on u."UserId" = thread."UserId"
      left join lateral (${latestPlanSql(clubId, user)}) plan on true
    where thread."ThreadId" = ${threadId} and thread."ClubId" = ${clubId}`.execute(db);
  return rows[0];
}
