import type { UserId, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { LiveAthlete, UserLive } from '@clubpulse/contract/live/board.calls';
import type { Present, RecentMinutes } from '../../training/heart-minutes/public.ts';
import type { RecordedMinutes } from './loading/recorded-since.facts.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';

/** These functions work in every process. They reject if the process that has the boards does not respond. */
export interface LiveNow {
  athletes(clubId: number): Promise<LiveAthlete[]>;
  user(userId: number): Promise<UserLive | null>;
  trainingNow(clubId: number): Promise<number>;
  unknownStraps(clubId: number): Promise<UnknownStrap[]>;
  setShown(clubId: ClubId, userId: UserId, shown: boolean): Promise<boolean>;
  hearOwn(own: OwnSeconds): Promise<boolean>;
}

export interface OwnSeconds {
  readonly clubId: ClubId;
  readonly roomId: DisplayGroupId | null;
  readonly userId: UserId;
  /** Unix seconds. */
  readonly begin: number;
  /** bpm of each second; 0 without a heart rate. */
  readonly beats: readonly number[];
}

export interface LiveStrap {
  /** The part of the strap's code after `ANT+:`, or a number made from the Bluetooth address. */
  readonly strap: number;
  readonly station: number | null;
}

/** Data of demo users is neither stored nor counted. */
export interface LiveDemo {
  readonly DemoAthleteId: number;
  readonly madeUpIn: number | null | undefined;
}

export interface LiveAthleteFacts {
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly HideOnWall: boolean;
  readonly BirthDate: string | null;
  /** Null when the zones are computed from the age. */
  readonly ZoneSettings: ZoneSettings | null;
  readonly straps: readonly LiveStrap[];
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

export interface ReceivedStrap {
  readonly UserId: number;
  readonly HardwareId: string;
  /** Percent; null when never reported. */
  readonly Battery: number | null;
}

export interface Hidden {
  readonly ClubId: number;
  readonly UserId: number;
  readonly At: Date;
}

export interface BoardPorts {
  hiddenIn(clubIds: readonly number[]): Promise<readonly Hidden[]>;
  storeHidden(clubId: ClubId, userId: UserId, at: Date | null): Promise<void>;
  factsOf(clubIds: readonly number[]): Promise<ReadonlyMap<number, BoardFacts>>;
  minutesOf(athletes: readonly Present[], now: Date): Promise<readonly RecentMinutes[]>;
  hoursOf(athletes: readonly Present[], now: Date): Promise<readonly RecentMinutes[]>;
  /** The stored minutes from the minute of `since` (Unix seconds) on. `roomId` null means all rooms. */
  receivedIn(clubId: ClubId, roomId: DisplayGroupId | null, since: number): Promise<readonly RecordedMinutes[]>;
  limitsSince(userIds: readonly number[], since: number): Promise<readonly TrainingLimits[]>;
  clubsOfUser(userId: number): Promise<readonly number[]>;
  strapsReceived(straps: readonly ReceivedStrap[], at: Date): Promise<void>;
}
