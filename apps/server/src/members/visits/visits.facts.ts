import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

interface Stretch {
  readonly since: Date;
  readonly until: Date;
}

/** How somebody is seen: rows of a table at an instant, where they count. */
const ways = [
  {
    rows: sql`class_participants`,
    at: sql`s."ClassBegin"`,
    counts: sql`s."State" = 'Booked' and not s."NoShow" and s."Attendance" is distinct from 'Absent'`,
  },
  { rows: sql`trainings`, at: sql`s."Begin"`, counts: sql`s."CountsInClub"` },
  { rows: sql`attendance_notes`, at: sql`s."Begin"`, counts: sql`true` },
  { rows: sql`check_ins`, at: sql`s."At"`, counts: sql`true` },
] as const;

/**
 * When members were seen in the club: a row ("UserId", at) for each class they did not miss, each training, each note of attendance and each time they were let in.
 * `isMeant` says of a column with a user's id whether it is one of those asked about.
 */
export const seenIn = (
  clubId: ClubId,
  { since, until }: Stretch,
  isMeant: (userId: RawBuilder<number>) => RawBuilder<boolean>,
): RawBuilder<unknown> =>
  sql.join(
    ways.map(
      ({ rows, at, counts }) => sql`
      select s."UserId", ${at} as at from ${rows} s
      where s."ClubId" = ${clubId} and ${isMeant(sql`s."UserId"`)} and ${counts} and ${at} between ${since} and ${until}`,
    ),
    sql` union all `,
  );

/** When somebody was last seen in the club (`userId` is an SQL expression), null: never; of each way the newest row of an index. */
export const lastSeenIn = (clubId: ClubId, userId: RawBuilder<unknown>, until: Date): RawBuilder<Date | null> =>
  sql`greatest(${sql.join(
    ways.map(
      ({ rows, at, counts }) => sql`
    (select ${at} from ${rows} s where s."ClubId" = ${clubId} and s."UserId" = ${userId} and ${counts} and ${at} <= ${until}
      order by ${at} desc limit 1)`,
    ),
  )})`;
