import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { RunningSession } from '@clubpulse/contract/live/frames';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Language } from '@clubpulse/contract/scalars';
import type { SessionPause } from '@clubpulse/rules/live/walls/before-wall';
import type { CalledScene } from '../scenes/public.ts';

/** A club, or one of its rooms, as a wall names it. */
export interface WallPlace {
  readonly clubName: string;
  /** Null when all rooms are shown. */
  readonly roomName: string | null;
  readonly roomColor: string | null;
  readonly timeZone: string;
  readonly language: Language;
  readonly units?: UnitSystem;
  /** What runs before it. */
  readonly session?: RunningSession;
  /** When it did not run there since it began there. */
  readonly sessionPauses?: readonly SessionPause[];
  /** When that is over though nobody says so: a class ends with its hour. */
  readonly sessionUntil?: string;
  /** What runs before other walls. */
  readonly runs?: readonly string[];
  readonly goal?: number;
  /** When the goal is forgotten. */
  readonly goalUntil?: string;
  /** What was called in place of the wall. */
  readonly scene?: CalledScene;
  /** What runs beside the wall. */
  readonly workout?: RoomWorkout;
  /** Who said at which station of it she begins. */
  readonly began?: readonly (readonly [userId: number, station: number])[];
}

/** What its session counts: since when it runs before it, with all that came between. Another one is counted anew; undefined: none runs. */
export const countedIn = ({ session, sessionPauses = [] }: Pick<WallPlace, 'session' | 'sessionPauses'>): string | undefined =>
  session && [session.beganAt, ...sessionPauses.flatMap(({ from, to }) => [from, to])].join(' ');

/** Undefined when there is no such club, or the room is not the club's. `compose` plugs it in. */
export type FindPlace = (clubId: ClubId, roomId: DisplayGroupId | null) => Promise<WallPlace | undefined>;
