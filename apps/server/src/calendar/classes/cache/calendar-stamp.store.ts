import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/statements.ts';
import { type CalendarQuery, LONGEST_MS } from '../calendar.store.ts';

/** The version of a row, which PostgreSQL changes with each update (decision 0017). */
const versionOf = (table: string): RawBuilder<string> =>
  sql`concat_ws(' ', ${sql.ref(`${table}.xmin`)}, ${sql.ref(`${table}.ctid`)})`;

const stamp = prepared<{ clubId: number; from: Date; begin: Date; end: Date }, { stamp: string }>(
  (place) => sql`
    select concat_ws(' ', count(*), sum(hashtextextended(
      concat_ws(' ', part, version, ${versionOf('rooms')}, ${versionOf('users')}), 0))) as stamp
    from (
      select 'class' as part, ${versionOf('classes')} as version, "DisplayGroupId", "TrainerId" from classes
      where "ClubId" = ${place('clubId')}::bigint and "ClassType" <> 'Course'
        and "Begin" >= ${place('from')}::timestamptz and "Begin" < ${place('end')}::timestamptz
      union all
      select 'course', ${versionOf('classes')}, "DisplayGroupId", "TrainerId" from classes
      where "ClubId" = ${place('clubId')}::bigint and "ClassType" = 'Course'
        and "Begin" < ${place('end')}::timestamptz and "End" > ${place('begin')}::timestamptz
      union all
      select 'day', concat_ws(' ', ${versionOf('days')}, ${versionOf('classes')}), "DisplayGroupId", "TrainerId"
      from scheduled_days days join classes on classes."ClassId" = days."ClassId"
      where days."ClubId" = ${place('clubId')}::bigint and days."OfCourse" and days."Begin" >= ${place('from')}::timestamptz
        and days."Begin" < ${place('end')}::timestamptz
      union all
      select 'client', concat_ws(' ', ${versionOf('seats')}, ${versionOf('people')}), null, null
      from classes join class_participants seats on seats."ClassId" = classes."ClassId"
        join users people on people."UserId" = seats."UserId"
      where classes."ClubId" = ${place('clubId')}::bigint and "CalendarType" = 'PT' and "ClassType" <> 'Course'
        and "Begin" >= ${place('from')}::timestamptz and "Begin" < ${place('end')}::timestamptz
    ) shown
    left join display_groups rooms on rooms."DisplayGroupId" = shown."DisplayGroupId"
    left join users on users."UserId" = shown."TrainerId"`,
);

/** Changes with all that the calendar shows. Read before the rows, so that a change in between causes no stale result. */
export async function stampOf(
  db: Queryable,
  { ClubId, Begin, End }: Pick<CalendarQuery, 'ClubId' | 'Begin' | 'End'>,
): Promise<string> {
  const [row] = await stamp(db, { clubId: ClubId, from: new Date(Begin.getTime() - LONGEST_MS), begin: Begin, end: End });
  return row?.stamp ?? '';
}
