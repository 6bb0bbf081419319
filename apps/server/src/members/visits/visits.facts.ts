import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

interface Stretch {
  readonly since: Date;
  readonly until: Date;
}

/**
 * When members were seen in the club: a row ("UserId", at) for each class they did not miss, each training and each time they were let in.
 * `isMeant` says of a column with a user's id whether it is one of those asked about.
 */
export const seenIn = (
  clubId: ClubId,
  { since, until }: Stretch,
  isMeant: (userId: RawBuilder<number>) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select p."UserId", p."ClassBegin" as at from class_participants p
  where p."ClubId" = ${clubId} and ${isMeant(sql`p."UserId"`)} and p."State" = 'Booked' and not p."NoShow"
    and p."Attendance" is distinct from 'Absent' and p."ClassBegin" between ${since} and ${until}
  union all
  select t."UserId", t."Begin" from trainings t
  where t."ClubId" = ${clubId} and ${isMeant(sql`t."UserId"`)} and t."Begin" between ${since} and ${until}
  union all
  select v."UserId", v."At" from check_ins v
  where v."ClubId" = ${clubId} and ${isMeant(sql`v."UserId"`)} and v."At" between ${since} and ${until}`;
