import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { MoveScope } from '@clubpulse/contract/calendar/seats/move-scopes';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { ClassRow } from '../../classes/public.ts';

/** Locks participants before their classes, as a change of a seat does (decision 0011). */
export async function lockPeople(trx: Queryable, classIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = any(${classIds}::bigint[]) and "State" <> 'Canceled'
    order by "ClassParticipantId" for update`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

export async function peopleRows(trx: Queryable, classIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ ClassParticipantId: number }>`
    select "ClassParticipantId" from class_participants where "ClassId" = any(${classIds}::bigint[]) and "State" <> 'Canceled'
    order by "ClassParticipantId"`.execute(trx);
  return rows.map((row) => row.ClassParticipantId);
}

export async function peopleOfClasses(db: Queryable, classIds: readonly number[]): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    select distinct "UserId" from class_participants
    where "ClassId" = any(${classIds}::bigint[]) and "State" <> 'Canceled'`.execute(db);
  return rows.map((row) => row.UserId);
}

/**
 * The classes that move with this class, itself included: same series, weekday and clock time in the club's zone, not begun and
 * not canceled.
 */
export async function movingWith(
  db: Queryable,
  { ClassId, ClassScheduleId, ClassType, Begin }: Pick<ClassRow, 'ClassId' | 'ClassScheduleId' | 'ClassType' | 'Begin'>,
  scope: MoveScope,
  now: Date,
): Promise<{ ClassId: number; Begin: Date }[]> {
  if (scope === 'This' || ClassScheduleId === null || ClassType === 'Course') return [{ ClassId, Begin }];
  const { rows } = await sql<{ ClassId: number; Begin: Date }>`
    select c."ClassId", c."Begin" from classes c join clubs k on k."ClubId" = c."ClubId"
    where c."ClassScheduleId" = ${ClassScheduleId} and c."CanceledAt" is null and c."Begin" > ${now}
      and (${scope} = 'All' or c."Begin" >= ${Begin})
      and to_char(c."Begin" at time zone k."TimeZone", 'ID HH24:MI') = to_char(${Begin}::timestamptz at time zone k."TimeZone", 'ID HH24:MI')
    order by c."Begin"`.execute(db);
  return rows;
}

export async function peopleOf(db: Queryable, classId: ClassId): Promise<UserId[]> {
  const { rows } = await sql<{ UserId: UserId }>`
    select "UserId" from class_participants where "ClassId" = ${classId} and "State" <> 'Canceled'
    order by "State", "ClassParticipantId"`.execute(db);
  return rows.map((row) => row.UserId);
}

/** Each participant retains place, payment and order. A held seat is offered again. */
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

/** The class at the end of a chain of moves. Null when that class was canceled. */
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

export async function lastOfMoves(db: Queryable, classId: ClassId): Promise<{ ClassId: ClassId; From: Date } | undefined> {
  const { rows } = await sql<{ ClassId: ClassId; From: Date }>`
    with recursive moves as (
      select "ClassId", "MovedToClassId", "Begin" as "From" from classes where "ClassId" = ${classId}
      union select c."ClassId", c."MovedToClassId", moves."From" from moves join classes c on c."ClassId" = moves."MovedToClassId"
    )
    select "ClassId", "From" from moves where "MovedToClassId" is null`.execute(db);
  return rows[0];
}

export async function movedFrom(db: Queryable, classIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('ClassId')
    .where('MovedToClassId', '=', sql<number>`any(${classIds})`)
    .execute();
  return rows.map(({ ClassId }) => ClassId);
}

export async function unused(db: Queryable, classIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ ClassId: number }>`
    select c."ClassId" from classes c where c."ClassId" = any(${classIds}::bigint[])
      and not exists (select from class_participants p where p."ClassId" = c."ClassId")
      and not exists (select from guest_bookings g where g."ClassId" = c."ClassId")
      and not exists (select from class_sessions s where s."ClassId" = c."ClassId")`.execute(db);
  return rows.map(({ ClassId }) => ClassId);
}
