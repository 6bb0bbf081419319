import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Locks the participants of a class before the class, as a change of a seat does (decision 0011). Returns their row ids. */
export async function lockPeople(trx: Queryable, classId: ClassId): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "ClassParticipantId" for update`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

export async function peopleRows(trx: Queryable, classId: ClassId): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "ClassParticipantId"`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

export async function peopleOf(db: Queryable, classId: ClassId): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    select "UserId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "State", "ClassParticipantId"`.execute(db);
  return rows.map((row) => row.UserId);
}

/** Retains place, payment and order in the queue; a reserved seat is offered again. Returns the members. */
export async function movePeople(
  trx: Queryable,
  from: ClassId,
  to: { readonly ClassId: number; readonly Begin: Date; readonly End: Date },
): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    update class_participants set "ClassId" = ${to.ClassId}, "ClassBegin" = ${to.Begin}, "ClassEnd" = ${to.End}, "Moved" = true,
      "OfferExpiresAt" = null, "OpenTold" = false, "Attendance" = null, "NoShow" = false
    where "ClassId" = ${from} and "State" <> 'Canceled' returning "UserId"`.execute(trx);
  return rows.map((row) => row.UserId);
}

/** The class at the end of a chain of moves; null when that class was canceled. */
export async function movedTo(db: Queryable, classId: ClassId): Promise<{ ClassId: number; Begin: string } | null> {
  const { rows } = await sql<{ ClassId: number; Begin: Date }>`
    with recursive moves as (
      select "MovedToClassId" as "ClassId" from classes where "ClassId" = ${classId}
      union select c."MovedToClassId" from moves join classes c using ("ClassId")
    )
    select c."ClassId", c."Begin" from moves join classes c using ("ClassId")
    where c."CanceledAt" is null and c."PublishState" = 'Published'`.execute(db);
  const [found] = rows;
  return found === undefined ? null : { ClassId: found.ClassId, Begin: found.Begin.toISOString() };
}
