import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Ran } from '@clubpulse/contract/live/room-results/room-results';
import {
  type RoomWorkout,
  type RoomWorkoutId,
  type RunState,
  type WorkoutContent,
  workoutContentSchema,
} from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { BridgeWorkoutId } from '@clubpulse/contract/workouts/circuits/circuits';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import type { RoomWorkouts as RoomWorkoutsTable } from '../../platform/database/schema.generated.ts';

/** Undefined if this version cannot run an older version's content. */
function ofRow({
  ClubId: _club,
  Begin: _unused,
  Ran: _stored,
  Began: _stated,
  BehindWall,
  GroupTrainingId: _session,
  Content,
  At,
  ...row
}: Selectable<RoomWorkoutsTable>): RoomWorkout | undefined {
  const content = workoutContentSchema.safeParse(Content).data;
  return content && { ...row, Content: content, At: At.toISOString(), ...(BehindWall && { BehindWall }) };
}

export async function workoutsOfClub(db: Queryable, ClubId: ClubId): Promise<RoomWorkout[]> {
  const rows = await db.selectFrom('room_workouts').selectAll().where('ClubId', '=', ClubId).orderBy('RoomWorkoutId').execute();
  return rows.flatMap((row) => ofRow(row) ?? []);
}

export async function lockOfRoom(db: Queryable, roomId: DisplayGroupId): Promise<RoomWorkout | undefined> {
  const row = await db
    .selectFrom('room_workouts')
    .selectAll()
    .where('DisplayGroupId', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
  return row && ofRow(row);
}

/** Sorted, to prevent deadlocks. */
export async function roomsWith(db: Queryable, ClubId: ClubId): Promise<DisplayGroupId[]> {
  const rows = await db
    .selectFrom('room_workouts')
    .select('DisplayGroupId')
    .where('ClubId', '=', ClubId)
    .orderBy('DisplayGroupId')
    .execute();
  return rows.map(({ DisplayGroupId }) => DisplayGroupId);
}

export async function lockBegunIn(db: Queryable, groupTrainingId: number): Promise<RoomWorkout[]> {
  const rows = await db
    .selectFrom('room_workouts')
    .selectAll()
    .where('GroupTrainingId', '=', groupTrainingId)
    .orderBy('DisplayGroupId')
    .forUpdate()
    .execute();
  return rows.flatMap((row) => ofRow(row) ?? []);
}

export async function lockWorkout(db: Queryable, ClubId: ClubId | null, id: RoomWorkoutId): Promise<RoomWorkout | undefined> {
  const row = await db
    .selectFrom('room_workouts')
    .selectAll()
    .where('RoomWorkoutId', '=', id)
    .$if(ClubId !== null, (query) => query.where('ClubId', '=', ClubId))
    .forUpdate()
    .executeTakeFirst();
  return row && ofRow(row);
}

interface NewWorkout {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: WorkoutContent;
  readonly GroupTrainingId: number | null;
}

export async function insertWorkout(db: Queryable, { Content, ...place }: NewWorkout, state: RunState): Promise<RoomWorkout> {
  const { RoomWorkoutId } = await db
    .insertInto('room_workouts')
    .values({ ...place, Content: JSON.stringify(Content), ...state, At: new Date(state.At), Begin: new Date(state.At) })
    .returning('RoomWorkoutId')
    .executeTakeFirstOrThrow();
  return { RoomWorkoutId, DisplayGroupId: place.DisplayGroupId, Content, ...state, Version: 0 };
}

export async function saveState(
  db: Queryable,
  id: RoomWorkoutId,
  { At, ...state }: RunState,
  ran: readonly Ran[],
): Promise<void> {
  await db
    .updateTable('room_workouts')
    .set({ ...state, At: new Date(At), Ran: JSON.stringify(ran), Version: sql`"Version" + 1` })
    .where('RoomWorkoutId', '=', id)
    .execute();
}

export async function saveGroup(db: Queryable, id: RoomWorkoutId, GroupTrainingId: number): Promise<void> {
  await db.updateTable('room_workouts').set({ GroupTrainingId }).where('RoomWorkoutId', '=', id).execute();
}

export async function saveBehindWall(db: Queryable, roomId: DisplayGroupId, BehindWall: boolean): Promise<void> {
  await db.updateTable('room_workouts').set({ BehindWall }).where('DisplayGroupId', '=', roomId).execute();
}

const beganSchema = z.record(z.string(), z.number().int());

export async function beganIn(db: Queryable, id: RoomWorkoutId): Promise<ReadonlyMap<number, number>> {
  const row = await db.selectFrom('room_workouts').select('Began').where('RoomWorkoutId', '=', id).executeTakeFirst();
  return new Map(Object.entries(beganSchema.parse(row?.Began ?? {})).map(([user, station]) => [Number(user), station]));
}

export async function saveBegan(db: Queryable, id: RoomWorkoutId, user: number, station: number | null): Promise<void> {
  const key = String(user);
  await db
    .updateTable('room_workouts')
    .set({
      Began: station === null ? sql`"Began" - ${key}` : sql`"Began" || ${JSON.stringify({ [key]: station })}::jsonb`,
    })
    .where('RoomWorkoutId', '=', id)
    .execute();
}

/** Includes pictures that were removed from a slideshow, because a room runs a copy of it. */
export async function shownByRooms(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const { rows } = await sql<{ uri: string }>`
    select distinct slide ->> 'PictureUri' as uri
    from room_workouts, jsonb_array_elements("Content" -> 'Slideshow' -> 'Slides') as slide
    where "Content" ->> 'Kind' = 'Slideshow' and slide ->> 'PictureUri' = any(${[...uris]}::text[])`.execute(db);
  return rows.map(({ uri }) => uri);
}

export interface Trail {
  readonly ClubId: ClubId;
  readonly GroupTrainingId: number | null;
  readonly Begin: Date;
  readonly Ran: readonly Ran[];
}

export const trailOf = (db: Queryable, id: RoomWorkoutId): Promise<Trail> =>
  db
    .selectFrom('room_workouts')
    .select(['ClubId', 'GroupTrainingId', 'Begin', 'Ran'])
    .where('RoomWorkoutId', '=', id)
    .executeTakeFirstOrThrow();

export async function deleteWorkout(db: Queryable, id: RoomWorkoutId): Promise<void> {
  await db.deleteFrom('room_workouts').where('RoomWorkoutId', '=', id).execute();
}

export async function allWorkouts(db: Queryable): Promise<RoomWorkout[]> {
  return (await db.selectFrom('room_workouts').selectAll().execute()).flatMap((row) => ofRow(row) ?? []);
}

interface Press {
  readonly ClassId: ClassId;
  readonly Begin: Date;
  readonly BridgeWorkoutId: BridgeWorkoutId;
}

export async function insertPress(
  trx: Queryable,
  { RoomWorkoutId, DisplayGroupId }: RoomWorkout,
  { ClassId, Begin, BridgeWorkoutId }: Press,
): Promise<void> {
  await sql`
    insert into circuit_presses ("ClassId", "Begin", "DisplayGroupId", "BridgeWorkoutId", "RoomWorkoutId")
    select c."ClassId", ${Begin}::timestamptz, ${DisplayGroupId}, ${BridgeWorkoutId}, ${RoomWorkoutId}
    from classes c where c."ClassId" = ${ClassId} for key share`.execute(trx);
}

export async function deletePress(trx: Queryable, id: RoomWorkoutId): Promise<void> {
  await trx.deleteFrom('circuit_presses').where('RoomWorkoutId', '=', id).execute();
}
