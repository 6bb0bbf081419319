import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface LedClass {
  readonly ClassId: number;
  readonly Name: string;
  readonly Begin: string;
}
export interface TrainerFacts {
  readonly UserId: number;
  readonly Classes: number;
  readonly Minutes: number;
  readonly People: number;
  readonly LastClass: LedClass | null;
  readonly NextClass: LedClass | null;
}

/** A course that has a day in the requested week began at most this long before the week. */
const LONGEST_COURSE = sql`interval '400 days'`;

/**
 * Counts classes that are published and not canceled, courses by their days. In the last and next class, `Begin` is the first day
 * of the course.
 */
export async function trainerFactsOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<Map<number, TrainerFacts>> {
  if (userIds.length === 0) return new Map();
  const led = sql`c."TrainerId" = asked."UserId" and c."ClubId" = ${clubId} and c."PublishState" = 'Published' and c."CanceledAt" is null`;
  const one = sql`jsonb_build_object('ClassId', c."ClassId", 'Name', c."Name", 'Begin', c."Begin")`;
  const { rows } = await sql<TrainerFacts>`
    select asked."UserId", week."Classes", week."Minutes", week."People",
      (select ${one} from classes c where ${led} and c."Begin" <= ${now} order by c."Begin" desc limit 1) as "LastClass",
      (select ${one} from classes c where ${led} and c."Begin" > ${now} order by c."Begin" limit 1) as "NextClass"
    from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")
    cross join lateral (
      select count(*)::int as "Classes", coalesce(sum(extract(epoch from day."End" - day."Begin") / 60), 0)::int as "Minutes",
        (select count(distinct p."UserId")::int from class_participants p
          where p."ClassId" = any(array_agg(c."ClassId")) and p."State" = 'Booked') as "People"
      from classes c
      cross join lateral (
        select c."Begin", c."End" where c."ClassType" <> 'Course'
        union all
        select d."Begin", d."End" from scheduled_days d where c."ClassType" = 'Course' and d."ClassId" = c."ClassId" and d."Type" = 'Definition'
      ) day
      where ${led} and c."Begin" < ${to} and c."Begin" >= ${from}::timestamptz - ${LONGEST_COURSE}
        and day."Begin" >= ${from} and day."Begin" < ${to}
    ) week`.execute(db);
  return new Map(rows.map((row) => [row.UserId, row]));
}
