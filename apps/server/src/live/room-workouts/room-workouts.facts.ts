import type { RoomWorkoutId } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** What rooms still have of what they began in something that is over; slides stay, and so does what was begun after its end. */
export async function leftOfEnded(db: Queryable): Promise<readonly RoomWorkoutId[]> {
  const { rows } = await sql<{ RoomWorkoutId: RoomWorkoutId }>`
    select w."RoomWorkoutId" from room_workouts w join group_trainings g on g."GroupTrainingId" = w."GroupTrainingId"
    where w."Begin" < g."End" and w."Content" ->> 'Kind' <> 'Slideshow'
    order by w."DisplayGroupId"`.execute(db);
  return rows.map(({ RoomWorkoutId }) => RoomWorkoutId);
}
