import type { UnitSystem } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { RunningSession } from '@clubpulse/contract/live/frames';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Language } from '@clubpulse/contract/scalars';
import type { SessionPause } from '@clubpulse/rules/live/walls/before-wall';
import type { CalledScene } from '../scenes/public.ts';

export interface WallPlace {
  readonly clubName: string;
  readonly roomName: string | null;
  readonly roomColor: string | null;
  readonly timeZone: string;
  readonly language: Language;
  readonly units?: UnitSystem;
  readonly session?: RunningSession;
  readonly sessionPauses?: readonly SessionPause[];
  /** Automatic end of the session; for a class the end of its hour. */
  readonly sessionUntil?: string;
  readonly runs?: readonly string[];
  readonly goal?: number;
  readonly goalUntil?: string;
  readonly scene?: CalledScene;
  readonly workout?: RoomWorkout;
  readonly began?: readonly (readonly [userId: number, station: number])[];
}

export const countedIn = ({ session, sessionPauses = [] }: Pick<WallPlace, 'session' | 'sessionPauses'>): string | undefined =>
  session && [session.beganAt, ...sessionPauses.flatMap(({ from, to }) => [from, to])].join(' ');

export type FindPlace = (clubId: ClubId, roomId: DisplayGroupId | null) => Promise<WallPlace | undefined>;
