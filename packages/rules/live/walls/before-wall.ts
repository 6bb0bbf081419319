import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { RunningSession } from '@clubpulse/contract/live/frames';

export interface SessionPause {
  readonly from: string;
  readonly to: string;
}

export interface RoomSession {
  readonly roomId: number | null;
  readonly session: RunningSession;
  readonly pauses?: readonly SessionPause[];
  /** Planned end of the running pause. Missing if the pause lasts until staff end it. */
  readonly until?: string;
  readonly groupId: number | null;
  readonly classId?: ClassId;
}

/** A session in the room has precedence over a session for all rooms. */
export function beforeWall(running: readonly RoomSession[], roomId: number | null): RoomSession | undefined {
  const inOrder = running.toSorted((a, b) => Date.parse(a.session.beganAt) - Date.parse(b.session.beganAt));
  return inOrder.find((one) => one.roomId === roomId) ?? inOrder.find((one) => one.roomId === null);
}

/**
 * The session of the class, otherwise a live training planned to run at that time. The session of another class or an overdue
 * training is never returned.
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

export function runsElsewhere(running: readonly RoomSession[], roomId: number | null): string[] {
  return running.flatMap((one) => (one.roomId === roomId ? [] : [`${one.roomId} ${one.session.beganAt}`])).toSorted();
}
