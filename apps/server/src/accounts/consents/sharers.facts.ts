import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

/** SQL form of `whoShares`; `user` is a column of ids. */
export const sharesWith = (user: RawBuilder<unknown>, clubId: ClubId, purpose: Purpose): RawBuilder<boolean> => sql<boolean>`
  coalesce((select newest."Granted" and newest."Version" = ${textVersions[purpose]} from consents newest
    where newest."UserId" = ${user} and newest."ClubId" = ${clubId} and newest."Purpose" = ${purpose}
    order by newest."ConsentId" desc limit 1), false)`;

export const sharingWith = (clubs: RawBuilder<unknown>, purpose: Purpose): RawBuilder<unknown> => sql`
  select "UserId", "ClubId" from (
    select distinct on ("UserId", "ClubId") "UserId", "ClubId", "Granted", "Version" from consents
    where "ClubId" in (${clubs}) and "Purpose" = ${purpose}
    order by "UserId", "ClubId", "ConsentId" desc) newest
  where "Granted" and "Version" = ${textVersions[purpose]}`;
