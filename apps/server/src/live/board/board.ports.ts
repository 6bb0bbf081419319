import type { UserId, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { LiveAthlete, UserLive } from '@clubpulse/contract/live/board.calls';
import type { Present, RecentMinutes } from '../../training/heart-minutes/public.ts';
import type { HeardMinutes } from './loading/heard-since.facts.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';

/** What is answered from the boards, wherever they stand. Rejects when the process that holds them cannot be asked. */
export interface LiveNow {
  /** Who trains in the club now, by nickname. */
  athletes(clubId: number): Promise<LiveAthlete[]>;
  user(userId: number): Promise<UserLive | null>;
  trainingNow(clubId: number): Promise<number>;
  unknownStraps(clubId: number): Promise<UnknownStrap[]>;
  /** Takes her off the walls, or brings her back; false where she does not train there. */
  setShown(clubId: ClubId, userId: UserId, shown: boolean): Promise<boolean>;
  /** Seconds that her own device heard, and that are stored; false where she is no athlete of the club. */
  hearOwn(own: OwnSeconds): Promise<boolean>;
}

/** Seconds of an athlete in a room of a club, heard by her own device and by no bridge. */
export interface OwnSeconds {
  readonly clubId: ClubId;
  readonly roomId: DisplayGroupId | null;
  readonly userId: UserId;
  /** The second (Unix) of the first beat. */
  readonly begin: number;
  /** A heart rate a second, 0 where there is none. */
  readonly beats: readonly number[];
}

/** What the board must know of a club before it can read a message; `board.feature.ts` joins it from the areas on the left. */

export interface LiveStrap {
  /** The number on the radio, behind `ANT+:`, or of a Bluetooth address. */
  readonly strap: number;
  /** Number printed at the strap's place, when there is one. */
  readonly station: number | null;
}

/** What makes somebody on the board a demo user: nothing of hers is stored, and she counts as nobody. */
export interface LiveDemo {
  readonly DemoAthleteId: number;
  /** The room where its heart is made up; undefined where it has a strap. */
  readonly madeUpIn: number | null | undefined;
}

export interface LiveAthleteFacts {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly HideOnWall: boolean;
  readonly BirthDate: string | null;
  /** Null: by age. */
  readonly ZoneSettings: ZoneSettings | null;
  readonly straps: readonly LiveStrap[];
  /** Her `UserId` is then below zero: no person's. */
  readonly demo?: LiveDemo | undefined;
}

export interface LiveBridge {
  readonly ClubpulseBridgeId: number;
  readonly DisplayGroupId: number | null;
}

export interface BoardFacts {
  readonly athletes: readonly LiveAthleteFacts[];
  readonly bridges: readonly LiveBridge[];
}

export interface HeardStrap {
  readonly UserId: number;
  readonly HardwareId: string;
  /** Percent; null where the strap never said it. */
  readonly Battery: number | null;
}

export interface BoardPorts {
  /** Everybody whose strap counts in each of the clubs, demo users among them, and the bridges. */
  factsOf(clubIds: readonly number[]): Promise<ReadonlyMap<number, BoardFacts>>;
  /** What is stored of those of them who may still train in their club. */
  minutesOf(athletes: readonly Present[], now: Date): Promise<readonly RecentMinutes[]>;
  /** What is stored of their last hours, whatever of the newest minutes still waits. */
  hoursOf(athletes: readonly Present[], now: Date): Promise<readonly RecentMinutes[]>;
  /** What is stored of its athletes that the club heard in the room, or anywhere (null), since the minute of that second (Unix). */
  heardIn(clubId: ClubId, roomId: DisplayGroupId | null, since: number): Promise<readonly HeardMinutes[]>;
  /** The zone limits of stored trainings of these athletes with heart rates after the second (Unix). */
  limitsSince(userIds: readonly number[], since: number): Promise<readonly TrainingLimits[]>;
  /** The clubs where the user is an athlete now. */
  clubsOfUser(userId: number): Promise<readonly number[]>;
  /** Called once a minute with the straps heard since. */
  strapsHeard(straps: readonly HeardStrap[], at: Date): Promise<void>;
}
