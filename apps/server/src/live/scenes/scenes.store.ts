import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { SceneName } from '@clubpulse/contract/live/scenes/scenes';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

/** `places`: the user id of each place; the id of a demo user is negative. */
export interface WallPlaces {
  readonly places: readonly (number | null)[];
  readonly guests: readonly number[];
  readonly storedPoints: number;
}

interface Changes {
  readonly Scene?: SceneName;
  readonly SceneAt?: Date;
  readonly Goal?: number | null;
  readonly GoalAt?: Date;
}

export const scenesOf = (db: Queryable, ClubId: ClubId, roomId: number | null) =>
  db
    .selectFrom('room_scenes')
    .selectAll()
    .where('ClubId', '=', ClubId)
    .where(({ or, eb }) => or([eb('DisplayGroupId', 'is', null), eb('DisplayGroupId', '=', roomId)]))
    .execute();

/** A missing row cannot be locked, so it is inserted. */
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

export const endScene = (trx: Queryable, ClubId: ClubId, roomId: number | null, at: Date): Promise<void> =>
  saveScene(trx, ClubId, roomId, { Scene: 'Wall', SceneAt: at });

export async function saveWallPlaces(
  db: Queryable,
  ClubId: ClubId,
  DisplayGroupId: number | null,
  { places, guests, storedPoints: stored }: WallPlaces,
): Promise<void> {
  const Places = sql<number[]>`${listOf(places)}::bigint[]`;
  const changes = { Places, Guests: [...guests], PlacesKept: stored };
  await db
    .insertInto('room_scenes')
    .values({ ClubId, DisplayGroupId, ...changes })
    .onConflict((on) => on.columns(['ClubId', 'DisplayGroupId']).doUpdateSet(changes))
    .execute();
}

export async function wallPlacesOf(
  db: Queryable,
  ClubId: ClubId,
  DisplayGroupId: number | null,
): Promise<WallPlaces | undefined> {
  const row = await db
    .selectFrom('room_scenes')
    .select(['Places', 'Guests', 'PlacesKept'])
    .where('ClubId', '=', ClubId)
    .where('DisplayGroupId', 'is not distinct from', DisplayGroupId)
    .executeTakeFirst();
  return row && { places: row.Places, guests: row.Guests, storedPoints: row.PlacesKept };
}

export async function removeFromWall(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await sql`
    update room_scenes set "Places" = array_replace("Places", ${UserId}::bigint, null)
    where "ClubId" = ${ClubId} and ${UserId}::bigint = any("Places")`.execute(trx);
}
