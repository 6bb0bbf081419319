import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** `Until`: last valid day, null without a certificate. `Today` is in the club's time zone. */
export async function certificateOf(db: Queryable, clubId: ClubId, userId: UserId) {
  const { rows } = await sql<{ Until: string | null; Today: string }>`
    select (now() at time zone club."TimeZone")::date::text as "Today",
      (select max("ExpirationDate")::text from expirations
        where "ClubId" = ${clubId} and "UserId" = ${userId} and "Type" = 'MedicalCertificate' and "CompletedAt" is null) as "Until"
    from clubs club where club."ClubId" = ${clubId}`.execute(db);
  return rows[0];
}
