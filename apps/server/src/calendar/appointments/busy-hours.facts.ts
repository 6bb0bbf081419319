import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BusyHours } from '@clubpulse/rules/calendar/appointments/free-slots';
import { scheduleLimits } from '@clubpulse/rules/calendar/classes/schedule';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

const LONGEST = `${scheduleLimits.maxMinutes} minutes`;

interface BusyQuery {
  readonly trainerId: UserId;
  readonly roomId: number | null;
  readonly from: Date;
  readonly to: Date;
}

/** The busy hours of the trainer in every club, and of the room. Unpublished classes count, canceled classes do not. */
export async function busyHours(db: Queryable, { trainerId, roomId, from, to }: BusyQuery): Promise<BusyHours[]> {
  const { rows } = await sql<BusyHours>`
    select d."Begin", d."End", coalesce(c."TrainerId" = ${trainerId}, false) as "ofTrainer"
    from classes c join lateral (
      select c."Begin", c."End" where c."ClassType" <> 'Course'
      union all select s."Begin", s."End" from scheduled_days s
        where c."ClassType" = 'Course' and s."ClassId" = c."ClassId" and s."Type" = 'Definition'
      ) d on d."Begin" < ${to} and d."End" > ${from}
    where (c."TrainerId" = ${trainerId} or c."DisplayGroupId" = ${roomId}::bigint) and c."CanceledAt" is null
      and c."Begin" < ${to} and c."End" > ${from}
      and (c."ClassType" = 'Course' or c."Begin" > ${from}::timestamptz - ${LONGEST}::interval)
    order by d."Begin"`.execute(db);
  return rows;
}

export async function lockRoom(db: Queryable, roomId: number | null): Promise<void> {
  if (roomId === null) return;
  await sql`select from display_groups where "DisplayGroupId" = ${roomId} for no key update`.execute(db);
}
