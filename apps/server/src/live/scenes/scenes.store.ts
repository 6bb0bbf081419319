import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { SceneName } from '@clubpulse/contract/live/scenes/scenes';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

/** Who stands where on the walls of a room; ids of demo users are below zero. */
export interface Standing {
  readonly places: readonly (number | null)[];
  /** Of each place its guest's number, 0 where none is called so. */
  readonly guests: readonly number[];
  /** Places the wall is cut up for. */
  readonly kept: number;
}

interface Changes {
  readonly Scene?: SceneName;
  readonly SceneAt?: Date;
  readonly Goal?: number | null;
  readonly GoalAt?: Date;
}

/** Of the room, and of all rooms together (`DisplayGroupId` null). */
export const scenesOf = (db: Queryable, ClubId: ClubId, roomId: number | null) =>
  db
    .selectFrom('room_scenes')
    .selectAll()
    .where('ClubId', '=', ClubId)
    .where(({ or, eb }) => or([eb('DisplayGroupId', 'is', null), eb('DisplayGroupId', '=', roomId)]))
    .execute();

/** Until the transaction ends nobody else changes what stands there: the room has its row from here on, because what does not exist locks nobody out. */
export async function lockScenes(db: Queryable, ClubId: ClubId, DisplayGroupId: number | null): Promise<void> {
  await db
    .insertInto('room_scenes')
    .values({ ClubId, DisplayGroupId })
    .onConflict((on) => on.columns(['ClubId', 'DisplayGroupId']).doNothing())
    .execute();
  await db
    .selectFrom('room_scenes')
    .select('RoomSceneId')
    .where('ClubId', '=', ClubId)
    .orderBy('RoomSceneId')
    .forUpdate()
    .execute();
}

export async function saveScene(db: Queryable, ClubId: ClubId, DisplayGroupId: number | null, changes: Changes): Promise<void> {
  await db
    .insertInto('room_scenes')
    .values({ ClubId, DisplayGroupId, ...changes })
    .onConflict((on) => on.columns(['ClubId', 'DisplayGroupId']).doUpdateSet(changes))
    .execute();
}

/** What begins there takes the screens: whatever was called for them before is over. `roomId` null: all rooms. */
export const endScene = (trx: Queryable, ClubId: ClubId, roomId: number | null, at: Date): Promise<void> =>
  saveScene(trx, ClubId, roomId, { Scene: 'Wall', SceneAt: at });

export async function saveStanding(
  db: Queryable,
  ClubId: ClubId,
  DisplayGroupId: number | null,
  { places, guests, kept }: Standing,
): Promise<void> {
  const Places = sql<number[]>`${listOf(places)}::bigint[]`;
  const changes = { Places, Guests: [...guests], PlacesKept: kept };
  await db
    .insertInto('room_scenes')
    .values({ ClubId, DisplayGroupId, ...changes })
    .onConflict((on) => on.columns(['ClubId', 'DisplayGroupId']).doUpdateSet(changes))
    .execute();
}

/** Undefined where nobody stood yet. */
export async function standingOf(db: Queryable, ClubId: ClubId, DisplayGroupId: number | null): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('room_scenes')
    .select(['Places', 'Guests', 'PlacesKept'])
    .where('ClubId', '=', ClubId)
    .where('DisplayGroupId', 'is not distinct from', DisplayGroupId)
    .executeTakeFirst();
  return row && { places: row.Places, guests: row.Guests, kept: row.PlacesKept };
}

/** The places of who leaves are free. */
export async function unseat(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await sql`
    update room_scenes set "Places" = array_replace("Places", ${UserId}::bigint, null)
    where "ClubId" = ${ClubId} and ${UserId}::bigint = any("Places")`.execute(trx);
}
