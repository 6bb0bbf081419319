import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

/** Somebody in a club's ranking, as a screen in its rooms names her. */
export interface RankedInClub {
  readonly name: string;
  readonly points: number;
}
export interface ScenePorts {
  /** The first of the club by points of thirty days; undefined where it ranks nobody. */
  readonly rankingOf: (clubId: ClubId) => Promise<readonly RankedInClub[] | undefined>;
  /** Whether the wall stands before what the room runs (decision 0151), in the transaction of whoever chose. `roomId` null: the only room, where there is one. */
  readonly setBehindWall: (trx: Queryable, clubId: ClubId, roomId: DisplayGroupId | null, isBehind: boolean) => Promise<void>;
}
export const scenePorts = ports<ScenePorts>('live/scenes', {
  rankingOf: 'who trained most in a club',
  setBehindWall: 'what a room runs, behind its wall or before it',
});
