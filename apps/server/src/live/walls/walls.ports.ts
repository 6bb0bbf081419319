import type { Display } from '@clubpulse/contract/live/displays';
import type { Language } from '@clubpulse/contract/scalars';

/** A club, or one of its rooms, as a wall names it. */
export interface WallPlace {
  readonly clubName: string;
  /** Null when all rooms are shown. */
  readonly roomName: string | null;
  readonly roomColor: string | null;
  readonly timeZone: string;
  readonly language: Language;
}

export type PairedDisplay = Pick<Display, 'DisplayId' | 'ClubId' | 'DisplayGroupId'>;

/** What walls must know of the areas on their left; `walls.feature.ts` joins it. */
export interface WallPorts {
  displays: {
    byToken(token: string): Promise<PairedDisplay | undefined>;
    get(displayId: number): Promise<PairedDisplay | undefined>;
    /** Called when a TV connects and once a minute while it watches. */
    seen(displayId: number): Promise<void>;
  };
  /** Whether the bearer of the access token may watch the club. */
  mayWatch(token: string, clubId: number): Promise<boolean>;
  /** Undefined when there is no such club, or the room is not the club's. */
  place(clubId: number, roomId: number | null): Promise<WallPlace | undefined>;
}
