import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import {
  type RoomWorkout,
  type RoomWorkoutId,
  type RunState,
  type WorkoutContent,
  workoutContentSchema,
} from '@clubpulse/contract/live/room-workouts/room-workouts';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { RoomWorkouts as RoomWorkoutsTable } from '../../platform/database/schema.generated.ts';

/** Undefined for what an older version stored and nobody can run any more. */
function ofRow({ ClubId: _club, Content, At, ...row }: Selectable<RoomWorkoutsTable>): RoomWorkout | undefined {
  const content = workoutContentSchema.safeParse(Content).data;
  return content && { ...row, Content: content, At: At.toISOString() };
}

export async function workoutsOfClub(db: Queryable, ClubId: ClubId): Promise<RoomWorkout[]> {
  const rows = await db.selectFrom('room_workouts').selectAll().where('ClubId', '=', ClubId).orderBy('RoomWorkoutId').execute();
  return rows.flatMap((row) => ofRow(row) ?? []);
}

/** What the room has, which nobody else changes before the transaction ends. */
export async function lockOfRoom(db: Queryable, roomId: DisplayGroupId): Promise<RoomWorkout | undefined> {
  const row = await db
    .selectFrom('room_workouts')
    .selectAll()
    .where('DisplayGroupId', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
  return row && ofRow(row);
}

export async function lockWorkout(db: Queryable, ClubId: ClubId, id: RoomWorkoutId): Promise<RoomWorkout | undefined> {
  const row = await db
    .selectFrom('room_workouts')
    .selectAll()
    .where('RoomWorkoutId', '=', id)
    .where('ClubId', '=', ClubId)
    .forUpdate()
    .executeTakeFirst();
  return row && ofRow(row);
}

interface NewWorkout {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: WorkoutContent;
}

/**
 * In place of `before`, what the room had when it was looked at. Fails with `room_workouts_room` where somebody else began something at the
 * same moment: what came since is nobody's to take away.
 */
export async function replaceWorkout(
  db: Queryable,
  { Content, ...place }: NewWorkout,
  state: RunState,
  before: RoomWorkout | undefined,
): Promise<RoomWorkout> {
  if (before) await db.deleteFrom('room_workouts').where('RoomWorkoutId', '=', before.RoomWorkoutId).execute();
  const { RoomWorkoutId } = await db
    .insertInto('room_workouts')
    .values({ ...place, Content: JSON.stringify(Content), ...state, At: new Date(state.At) })
    .returning('RoomWorkoutId')
    .executeTakeFirstOrThrow();
  return { RoomWorkoutId, DisplayGroupId: place.DisplayGroupId, Content, ...state, Version: 0 };
}

export async function saveState(db: Queryable, id: RoomWorkoutId, { At, ...state }: RunState): Promise<void> {
  await db
    .updateTable('room_workouts')
    .set({ ...state, At: new Date(At), Version: sql`"Version" + 1` })
    .where('RoomWorkoutId', '=', id)
    .execute();
}

/** Of these pictures, those that a room shows: its slides are as they were when they began, whatever became of their slideshow. */
export async function shownByRooms(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct slide ->> 'PictureUri' as uri
    from room_workouts, jsonb_array_elements("Content" -> 'Slideshow' -> 'Slides') as slide
    where "Content" ->> 'Kind' = 'Slideshow' and slide ->> 'PictureUri' = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}

export async function deleteWorkout(db: Queryable, ClubId: ClubId, id: RoomWorkoutId): Promise<boolean> {
  const row = await db
    .deleteFrom('room_workouts')
    .where('RoomWorkoutId', '=', id)
    .where('ClubId', '=', ClubId)
    .returning('RoomWorkoutId')
    .executeTakeFirst();
  return row !== undefined;
}
