import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface RankedInClub {
  readonly name: string;
  readonly points: number;
}
export interface ScenePorts {
  /** The members with most points in the last thirty days. Undefined without a ranking. */
  readonly rankingOf: (clubId: ClubId) => Promise<readonly RankedInClub[] | undefined>;
  /**
   * Sets whether workouts are behind the wall (decision 0055). `roomId` null means the club's only room. With several rooms it
   * changes nothing.
   */
  readonly setBehindWall: (trx: Queryable, clubId: ClubId, roomId: DisplayGroupId | null, isBehind: boolean) => Promise<void>;
}
export const scenePorts = ports<ScenePorts>('live/scenes', {
  rankingOf: 'who trained most in a club',
  setBehindWall: 'what a room runs, behind its wall or before it',
});
