import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Marks } from '@clubpulse/rules/calendar/seats/attendance';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

export interface MarkedRow {
  readonly ClassParticipantId: number;
  readonly ClassId: ClassId;
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly State: ParticipantState;
  readonly Attendance: Attendance | null;
  readonly NoShow: boolean;
  readonly Name: string;
  readonly Begin: Date;
  readonly Now: Date;
}

/** The rows of a class, or of one of its participants, locked until the transaction ends. */
export async function lockMarks(db: Queryable, classId: ClassId, userId?: number): Promise<MarkedRow[]> {
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

export const classBegin = (db: Queryable, classId: ClassId): Promise<{ Begin: Date; Now: Date } | undefined> =>
  db
    .selectFrom('classes')
    .select(['Begin', sql<Date>`clock_timestamp()`.as('Now')])
    .where('ClassId', '=', classId)
    .executeTakeFirst();
