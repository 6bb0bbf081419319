import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface RankedInClub {
  readonly name: string;
  readonly points: number;
}
export interface ScenePorts {
  /** Returns the club's first athletes by points of thirty days; undefined when the club has no ranking. */
  readonly rankingOf: (clubId: ClubId) => Promise<readonly RankedInClub[] | undefined>;
  /**
   * Shows the wall instead of the room's workout, or not (decision 0055), in the caller's transaction. `roomId` null: the only
   * room, if there is just one.
   */
  readonly setBehindWall: (trx: Queryable, clubId: ClubId, roomId: DisplayGroupId | null, isBehind: boolean) => Promise<void>;
}
export const scenePorts = ports<ScenePorts>('live/scenes', {
  rankingOf: 'who trained most in a club',
  setBehindWall: 'what a room runs, behind its wall or before it',
});
