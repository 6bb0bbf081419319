import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { SLOT } from '@clubpulse/contract/live/room-slots/room-slots';
import type { RoomWorkoutId } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { BridgeWorkoutId } from '@clubpulse/contract/workouts/circuits/circuits';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** True if the class `c` takes place in a room. Days of a course start no circuit. */
export const bringsCircuit = sql<boolean>`(c."DisplayGroupId" is not null
  and c."PublishState" = 'Published' and c."CanceledAt" is null and c."ClassType" <> 'Course')`;

interface Brought {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly BridgeWorkoutId: BridgeWorkoutId;
}
export interface Bringing {
  readonly ClassId: ClassId;
  readonly Begin: Date;
}

export async function bringing(
  db: Queryable,
  { ClubId, DisplayGroupId, BridgeWorkoutId }: Brought,
  now: Date,
): Promise<Bringing | undefined> {
  const { rows } = await sql<Bringing>`
    select c."ClassId", c."Begin" from classes c
    where c."ClubId" = ${ClubId} and c."DisplayGroupId" = ${DisplayGroupId} and c."BridgeWorkoutId" = ${BridgeWorkoutId}
      and ${bringsCircuit}
      and c."Begin" > ${now}::timestamptz - make_interval(mins => ${scheduleLimits.maxMinutes})
      and c."Begin" <= ${now}::timestamptz + make_interval(mins => ${SLOT.circuitEarlyMinutes}) and c."End" > ${now}::timestamptz
    order by exists (
      select from room_slots s where s."ClassId" = c."ClassId" and s."Begin" = c."Begin" and s."State" = 'Started'),
      c."Begin", c."ClassId" limit 1`.execute(db);
  return rows[0];
}

/** True if the workout is the circuit of the class or started with it, unless another running class has it. */
export async function isWorkoutOfClass(db: Queryable, id: RoomWorkoutId, { ClassId, Begin }: Bringing): Promise<boolean> {
  const circuit = sql`(w."Content" -> 'Circuit' ->> 'BridgeWorkoutId')::bigint`;
  const { rows } = await sql`
    select from room_workouts w join classes c on c."ClassId" = ${ClassId} and c."ClassType" <> 'Course'
    where w."RoomWorkoutId" = ${id}
      and (c."BridgeWorkoutId" = ${circuit}
        or exists (select from room_slots s
          where s."ClassId" = c."ClassId" and s."Begin" = ${Begin}::timestamptz and s."RoomWorkoutId" = w."RoomWorkoutId"))
      and not exists (select from group_trainings g
        join class_sessions o using ("ClassSessionId") join classes oc on oc."ClassId" = o."ClassId"
        where g."GroupTrainingId" = w."GroupTrainingId" and g."End" is null
          and oc."ClassId" <> c."ClassId" and oc."BridgeWorkoutId" = ${circuit})`.execute(db);
  return rows.length > 0;
}

export async function leftOfEnded(db: Queryable): Promise<readonly RoomWorkoutId[]> {
  const { rows } = await sql<{ RoomWorkoutId: RoomWorkoutId }>`
    select w."RoomWorkoutId" from room_workouts w join group_trainings g on g."GroupTrainingId" = w."GroupTrainingId"
    where w."Begin" < g."End" and w."Content" ->> 'Kind' <> 'Slideshow'
    order by w."DisplayGroupId"`.execute(db);
  return rows.map(({ RoomWorkoutId }) => RoomWorkoutId);
}

export async function wasPressed(
  db: Queryable,
  { ClassId, Begin, DisplayGroupId, BridgeWorkoutId }: Bringing & Omit<Brought, 'ClubId'>,
): Promise<boolean> {
  const press = await db
    .selectFrom('circuit_presses')
    .select('RoomWorkoutId')
    .where('ClassId', '=', ClassId)
    .where('Begin', '=', Begin)
    .where('DisplayGroupId', '=', DisplayGroupId)
    .where('BridgeWorkoutId', '=', BridgeWorkoutId)
    .limit(1)
    .executeTakeFirst();
  return press !== undefined;
}
