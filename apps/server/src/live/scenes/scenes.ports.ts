import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { ports } from '../../platform/feature/ports.ts';

/** Somebody in a club's ranking, as a screen in its rooms names her. */
export interface RankedInClub {
  readonly name: string;
  readonly points: number;
}
export interface ScenePorts {
  /** The first of the club by points of thirty days; undefined where it ranks nobody. */
  readonly rankingOf: (clubId: ClubId) => Promise<readonly RankedInClub[] | undefined>;
}
export const scenePorts = ports<ScenePorts>('live/scenes', { rankingOf: 'who trained most in a club' });
