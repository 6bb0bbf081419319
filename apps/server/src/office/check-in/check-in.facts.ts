import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { sql } from 'kysely';
import { owedSql } from '../../billing/subscriptions/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface PersonAtDoor {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly HideOnWall: boolean;
  readonly Language: Language;
  readonly sells: boolean;
  readonly holds: boolean;
  readonly owesLate: boolean;
  readonly documentOver: boolean;
}

interface Requested {
  readonly clubId: ClubId;
  readonly userId: UserId;
  readonly timeZone: string;
  readonly today: string;
  readonly now: Date;
}

export async function personAtDoor(
  db: Queryable,
  { clubId, userId, timeZone, today, now }: Requested,
): Promise<PersonAtDoor | undefined> {
  const { rows } = await sql<PersonAtDoor>`
    select u."Nickname", u."FirstMidName", u."HideOnWall", u."Language",
      exists(select from class_subscriptions s where s."ClubId" = ${clubId} and s."DeletedAt" is null) as sells,
      exists(select from user_subscriptions h
        where h."UserId" = u."UserId" and h."ClubId" = ${clubId} and h."State" in ('Active', 'Expiring'))
      or exists(select from ledger_accounts a where a."UserId" = u."UserId" and a."ClubId" = ${clubId}
        and a."UserSubscriptionId" is null and a."Balance" > 0) as holds,
      exists(select from ${owedSql({ clubId, timeZone, now })} o
        where o."UserId" = u."UserId" and o."Payment" = 'Unpaid') as "owesLate",
      exists(select from expirations e where e."UserId" = u."UserId" and e."ClubId" = ${clubId}
        and e."Type" in ('MedicalCertificate', 'Membership') and e."CompletedAt" is null
        group by e."Type" having max(e."ExpirationDate") < ${today}::date) as "documentOver"
    from users u where u."UserId" = ${userId}`.execute(db);
  return rows[0];
}
