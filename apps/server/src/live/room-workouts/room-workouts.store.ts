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

/** Undefined for what an older version stored and nobody can run any more. */
function ofRow({
  ClubId: _club,
  Begin: _told,
  Ran: _kept,
  Began: _said,
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

/** Rooms of the club that run something, always in one order. */
export async function roomsWith(db: Queryable, ClubId: ClubId): Promise<DisplayGroupId[]> {
  const rows = await db
    .selectFrom('room_workouts')
    .select('DisplayGroupId')
    .where('ClubId', '=', ClubId)
    .orderBy('DisplayGroupId')
    .execute();
  return rows.map(({ DisplayGroupId }) => DisplayGroupId);
}

/** What was begun while that ran before the wall, in one order, locked as by `lockOfRoom`. */
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

/** Of this club, or of whichever it is. */
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
  /** What ran before the wall then. */
  readonly GroupTrainingId: number | null;
}

/**
 * In a room that has nothing any more. Fails with `room_workouts_room` where somebody else began something at the same moment: what came
 * since is nobody's to take away.
 */
export async function insertWorkout(db: Queryable, { Content, ...place }: NewWorkout, state: RunState): Promise<RoomWorkout> {
  const { RoomWorkoutId } = await db
    .insertInto('room_workouts')
    .values({ ...place, Content: JSON.stringify(Content), ...state, At: new Date(state.At), Begin: new Date(state.At) })
    .returning('RoomWorkoutId')
    .executeTakeFirstOrThrow();
  return { RoomWorkoutId, DisplayGroupId: place.DisplayGroupId, Content, ...state, Version: 0 };
}

/** With what ran until it was led. */
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

/** It is of what runs before the wall by now. */
export async function saveGroup(db: Queryable, id: RoomWorkoutId, GroupTrainingId: number): Promise<void> {
  await db.updateTable('room_workouts').set({ GroupTrainingId }).where('RoomWorkoutId', '=', id).execute();
}

/** Whether the wall stands before what the room runs. */
export async function saveBehindWall(db: Queryable, roomId: DisplayGroupId, BehindWall: boolean): Promise<void> {
  await db.updateTable('room_workouts').set({ BehindWall }).where('DisplayGroupId', '=', roomId).execute();
}

const beganSchema = z.record(z.string(), z.number().int());

/** Who said at which station of a circuit she begins. */
export async function beganIn(db: Queryable, id: RoomWorkoutId): Promise<ReadonlyMap<number, number>> {
  const row = await db.selectFrom('room_workouts').select('Began').where('RoomWorkoutId', '=', id).executeTakeFirst();
  return new Map(Object.entries(beganSchema.parse(row?.Began ?? {})).map(([user, station]) => [Number(user), station]));
}

/** Null: she does not say any more. */
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

/** Of these pictures, those that a room shows: its slides are as they were when they began, whatever became of their slideshow. */
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
  /** What ran before the wall when it was begun. */
  readonly GroupTrainingId: number | null;
  readonly Begin: Date;
  /** What ran before it was led last. */
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

/** Whatever runs in any room. */
export async function allWorkouts(db: Queryable): Promise<RoomWorkout[]> {
  return (await db.selectFrom('room_workouts').selectAll().execute()).flatMap((row) => ofRow(row) ?? []);
}

interface Press {
  readonly ClassId: ClassId;
  /** Of the class. */
  readonly Begin: Date;
  readonly BridgeWorkoutId: BridgeWorkoutId;
}

/** What somebody began is what the class brings; of a class that is deleted at that moment it is nothing. */
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

/** It was not meant. */
export async function deletePress(trx: Queryable, id: RoomWorkoutId): Promise<void> {
  await trx.deleteFrom('circuit_presses').where('RoomWorkoutId', '=', id).execute();
}
