import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface RankedInClub {
  readonly name: string;
  readonly points: number;
}
export interface ScenePorts {
  /** Returns the club's athletes with the most points in thirty days; undefined when the club has no ranking. */
  readonly rankingOf: (clubId: ClubId) => Promise<readonly RankedInClub[] | undefined>;
  /**
   * Puts the room's workout behind the wall, so that the screens show the wall instead, or in front of it again (decision 0055).
   * Called in the caller's transaction. `roomId` null means the only room of the club; with several rooms nothing changes.
   */
  readonly setBehindWall: (trx: Queryable, clubId: ClubId, roomId: DisplayGroupId | null, isBehind: boolean) => Promise<void>;
}
export const scenePorts = ports<ScenePorts>('live/scenes', {
  rankingOf: 'who trained most in a club',
  setBehindWall: 'what a room runs, behind its wall or before it',
});
