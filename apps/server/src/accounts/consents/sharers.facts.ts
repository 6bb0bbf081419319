import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

/** For who reads many members of a club at once: whether each of them (a column of ids) shares a purpose with it, as `whoShares` says of a few. */
export const sharesWith = (user: RawBuilder<unknown>, clubId: ClubId, purpose: Purpose): RawBuilder<boolean> => sql<boolean>`
  coalesce((select newest."Granted" and newest."Version" = ${textVersions[purpose]} from consents newest
    where newest."UserId" = ${user} and newest."ClubId" = ${clubId} and newest."Purpose" = ${purpose}
    order by newest."ConsentId" desc limit 1), false)`;

/** Ids of users and of those of the clubs (a query of ids) with which they share a purpose, of all of them: for sums over many clubs. */
export const sharingWith = (clubs: RawBuilder<unknown>, purpose: Purpose): RawBuilder<unknown> => sql`
  select "UserId", "ClubId" from (
    select distinct on ("UserId", "ClubId") "UserId", "ClubId", "Granted", "Version" from consents
    where "ClubId" in (${clubs}) and "Purpose" = ${purpose}
    order by "UserId", "ClubId", "ConsentId" desc) newest
  where "Granted" and "Version" = ${textVersions[purpose]}`;
