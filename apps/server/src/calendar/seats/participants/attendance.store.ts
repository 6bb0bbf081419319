import type { Marks } from '@clubpulse/rules/calendar/seats/attendance';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

export interface MarkedRow {
  readonly ClassParticipantId: number;
  readonly ClassId: number;
  readonly ClubId: number;
  readonly UserId: number;
  readonly State: string;
  readonly Attendance: string | null;
  readonly NoShow: boolean;
  readonly Name: string;
  readonly Begin: Date;
  readonly Now: Date;
}

/** The rows of a class, or of one of its participants, locked until the transaction ends. */
export async function lockMarks(db: Queryable, classId: number, userId?: number): Promise<MarkedRow[]> {
  const { rows } = await sql<MarkedRow>`
    select p."ClassParticipantId", p."ClassId", p."ClubId", p."UserId", p."State", p."Attendance", p."NoShow", c."Name", c."Begin",
      clock_timestamp() as "Now"
    from class_participants p join classes c on c."ClassId" = p."ClassId"
    where p."ClassId" = ${classId} and p."UserId" = coalesce(${userId ?? null}::bigint, p."UserId")
    order by p."ClassParticipantId" for update of p`.execute(db);
  return rows;
}

export async function saveMarks(db: Queryable, participantIds: readonly number[], marks: Marks): Promise<void> {
  await db
    .updateTable('class_participants')
    .set({ Attendance: marks.Attendance, NoShow: marks.NoShow })
    .where('ClassParticipantId', '=', sql<number>`any(${participantIds}::bigint[])`)
    .execute();
}

export const classBegin = (db: Queryable, classId: number): Promise<{ Begin: Date; Now: Date } | undefined> =>
  db
    .selectFrom('classes')
    .select(['Begin', sql<Date>`clock_timestamp()`.as('Now')])
    .where('ClassId', '=', classId)
    .executeTakeFirst();
