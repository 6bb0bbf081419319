import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function lacksCertificate(db: Queryable, clubId: ClubId, userId: UserId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from club_booking_settings settings join clubs using ("ClubId")
    where settings."ClubId" = ${clubId} and settings."DisableOnInvalidMedicalCertificate" and not exists (
      select from expirations
      where expirations."ClubId" = ${clubId} and "UserId" = ${userId} and "Type" = 'MedicalCertificate' and "CompletedAt" is null
        and "ExpirationDate" >= (${now}::timestamptz at time zone clubs."TimeZone")::date)`.execute(db);
  return rows.length > 0;
}
