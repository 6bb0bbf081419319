import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Marks } from '@clubpulse/rules/calendar/seats/attendance';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

interface DayRow {
  readonly OfCourse: boolean;
  readonly Begin: Date | null;
  readonly Now: Date;
}

export interface MarkedRow extends DayRow {
  readonly ClassParticipantId: number;
  readonly ClassId: ClassId;
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly State: ParticipantState;
  readonly Attendance: Attendance | null;
  readonly NoShow: boolean;
  readonly Name: string;
}

const dayColumns = sql`c."ClassType" = 'Course' as "OfCourse", clock_timestamp() as "Now",
  case when c."ClassType" = 'Course' then d."Begin" else c."Begin" end as "Begin"`;
const dayTable = (
  day: Date | undefined,
) => sql`left join scheduled_days d on c."ClassType" = 'Course' and d."ClassId" = c."ClassId"
  and d."Type" = 'Definition' and d."Begin" = ${day ?? null}::timestamptz`;

export async function lockMarks(
  db: Queryable,
  classId: ClassId,
  { day, userId }: { day: Date | undefined; userId?: UserId },
): Promise<MarkedRow[]> {
  const { rows } = await sql<MarkedRow>`
    select p."ClassParticipantId", p."ClassId", p."ClubId", p."UserId", p."State", c."Name", ${dayColumns},
      coalesce(a."Attendance", p."Attendance") as "Attendance", coalesce(a."NoShow", p."NoShow") as "NoShow"
    from class_participants p join classes c on c."ClassId" = p."ClassId" ${dayTable(day)}
      left join course_attendance a on a."ClassParticipantId" = p."ClassParticipantId" and a."Day" = d."Begin"
    where p."ClassId" = ${classId} and p."UserId" = coalesce(${userId ?? null}::bigint, p."UserId")
    order by p."ClassParticipantId" for update of p`.execute(db);
  return rows;
}

/** `day` is null for a class of one day. Always updates the participants' rows, so that concurrent decisions are repeated. */
export async function saveMarks(
  db: Queryable,
  participantIds: readonly number[],
  { Attendance, NoShow }: Marks,
  day: Date | null,
): Promise<void> {
  const ids = sql<number>`any(${participantIds}::bigint[])`;
  if (day === null) {
    await db.updateTable('class_participants').set({ Attendance, NoShow }).where('ClassParticipantId', '=', ids).execute();
    return;
  }
  await db
    .updateTable('class_participants')
    .set(({ ref }) => ({ State: ref('State') }))
    .where('ClassParticipantId', '=', ids)
    .execute();
  if (Attendance === null) {
    await db.deleteFrom('course_attendance').where('ClassParticipantId', '=', ids).where('Day', '=', day).execute();
  } else {
    await sql`insert into course_attendance ("ClassParticipantId", "Day", "Attendance", "NoShow")
      select id, ${day}::timestamptz, ${Attendance}::text, ${NoShow}::boolean from unnest(${participantIds}::bigint[]) id
      on conflict ("ClassParticipantId", "Day") do update set "Attendance" = excluded."Attendance", "NoShow" = excluded."NoShow"`.execute(
      db,
    );
  }
}

export async function dayOf(db: Queryable, classId: ClassId, day: Date | undefined): Promise<DayRow | undefined> {
  const { rows } = await sql<DayRow>`select ${dayColumns} from classes c ${dayTable(day)} where c."ClassId" = ${classId}`.execute(
    db,
  );
  return rows[0];
}
