import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { RunningSession } from '@clubpulse/contract/live/frames';

/** Instants. */
export interface SessionPause {
  readonly from: string;
  readonly to: string;
}

/** What runs in a club: for the walls of a room, or for all of them. */
export interface RoomSession {
  /** Null: all rooms. */
  readonly roomId: number | null;
  readonly session: RunningSession;
  /** When it did not run there since it began there: it was ended and started again, or moved away and back. In their order. */
  readonly pauses?: readonly SessionPause[];
  /** When it ends though nobody says so; without it, it runs on until somebody ends it. */
  readonly until?: string;
  /** What is kept of it; what its room begins meanwhile is of it. */
  readonly groupId: number | null;
  /** The class that it is; without it, it is none. */
  readonly classId?: ClassId;
}

/** What the walls of a room name: what was started for it, else what was started for all rooms; the first of several. */
export function beforeWall(running: readonly RoomSession[], roomId: number | null): RoomSession | undefined {
  const inOrder = running.toSorted((a, b) => Date.parse(a.session.beganAt) - Date.parse(b.session.beganAt));
  return inOrder.find((one) => one.roomId === roomId) ?? inOrder.find((one) => one.roomId === null);
}

/**
 * In which of them a room begins what a class brings there: in the class itself, else in what is no class and leads the hour of this one.
 * Another class, and what runs over its time, has nothing to do with it.
 */
export function runsForClass(
  running: readonly RoomSession[],
  roomId: number,
  { ClassId, Begin }: { readonly ClassId: ClassId; readonly Begin: Date },
  now: Date,
): RoomSession | undefined {
  const from = Math.max(Begin.getTime(), now.getTime());
  const leading = running.filter(({ classId, session }) => classId === undefined && Date.parse(session.endsAt) > from);
  return running.find(({ classId }) => classId === ClassId) ?? beforeWall(leading, roomId);
}

/** What runs before other walls, in one order: whoever leads there leads nothing here until it is over. */
export function runsElsewhere(running: readonly RoomSession[], roomId: number | null): string[] {
  return running.flatMap((one) => (one.roomId === roomId ? [] : [`${one.roomId} ${one.session.beganAt}`])).toSorted();
}
