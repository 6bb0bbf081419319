import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

interface Stretch {
  readonly since: Date;
  readonly until: Date;
}

const ways = [
  {
    source: 'Class',
    rows: sql`class_participants`,
    at: sql`s."ClassBegin"`,
    counts: sql`s."State" = 'Booked' and not s."NoShow" and s."Attendance" is distinct from 'Absent'`,
  },
  { source: 'Training', rows: sql`trainings`, at: sql`s."Begin"`, counts: sql`s."CountsInClub"` },
  { source: 'Note', rows: sql`attendance_notes`, at: sql`s."Begin"`, counts: sql`true` },
  { source: 'CheckIn', rows: sql`check_ins`, at: sql`s."At"`, counts: sql`true` },
] as const;

/**
 * Visits as rows ("UserId", at, source): attended classes, trainings, attendance notes and check-ins. `isMeant` is a condition on the
 * user id.
 */
export const seenIn = (
  clubId: ClubId,
  { since, until }: Stretch,
  isMeant: (userId: RawBuilder<number>) => RawBuilder<boolean>,
): RawBuilder<unknown> =>
  sql.join(
    ways.map(
      ({ source, rows, at, counts }) => sql`
      select s."UserId", ${at} as at, ${sql.lit(source)} as source from ${rows} s
      where s."ClubId" = ${clubId} and ${isMeant(sql`s."UserId"`)} and ${counts} and ${at} between ${since} and ${until}`,
    ),
    sql` union all `,
  );

/** SQL; null without visits. Reads one index row for each kind of visit. */
export const lastSeenIn = (clubId: ClubId, userId: RawBuilder<unknown>, until: Date): RawBuilder<Date | null> =>
  sql`greatest(${sql.join(
    ways.map(
      ({ rows, at, counts }) => sql`
    (select ${at} from ${rows} s where s."ClubId" = ${clubId} and s."UserId" = ${userId} and ${counts} and ${at} <= ${until}
      order by ${at} desc limit 1)`,
    ),
  )})`;
