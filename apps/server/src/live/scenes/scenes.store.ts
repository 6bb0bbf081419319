import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { SceneName } from '@clubpulse/contract/live/scenes/scenes';
import type { Queryable } from '../../platform/database/database.ts';

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

export async function saveScene(db: Queryable, ClubId: ClubId, DisplayGroupId: number | null, changes: Changes): Promise<void> {
  await db
    .insertInto('room_scenes')
    .values({ ClubId, DisplayGroupId, ...changes })
    .onConflict((on) => on.columns(['ClubId', 'DisplayGroupId']).doUpdateSet(changes))
    .execute();
}
