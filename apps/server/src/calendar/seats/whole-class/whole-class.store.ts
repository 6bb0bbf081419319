import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** The people of a class, locked before the class as a change of a seat does it (decision 0011); their rows by id. */
export async function lockPeople(trx: Queryable, classId: ClassId): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "ClassParticipantId" for update`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

/** The same without a lock: who came or left until the class was locked. */
export async function peopleRows(trx: Queryable, classId: ClassId): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "ClassParticipantId"`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

/** Who still has a place in a class, or waits for one; those who are booked first. */
export async function peopleOf(db: Queryable, classId: ClassId): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    select "UserId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "State", "ClassParticipantId"`.execute(db);
  return rows.map((row) => row.UserId);
}

/** Everybody takes place, payment and turn along; seats that were held for some are offered anew. Answers who they are. */
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
