import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { RunningSession } from '@clubpulse/contract/live/frames';

/** A pause of a session; `from` and `to` are instants. */
export interface SessionPause {
  readonly from: string;
  readonly to: string;
}

export interface RoomSession {
  /** The room of the session; null for all rooms. */
  readonly roomId: number | null;
  readonly session: RunningSession;
  readonly pauses?: readonly SessionPause[];
  /** When the session ends automatically. Missing if it runs until staff end it. */
  readonly until?: string;
  readonly groupId: number | null;
  readonly classId?: ClassId;
}

/** A session in the room, else one for all rooms; of several the first. */
export function beforeWall(running: readonly RoomSession[], roomId: number | null): RoomSession | undefined {
  const inOrder = running.toSorted((a, b) => Date.parse(a.session.beganAt) - Date.parse(b.session.beganAt));
  return inOrder.find((one) => one.roomId === roomId) ?? inOrder.find((one) => one.roomId === null);
}

/**
 * The class's session, else a live training planned to run then. Another class's session and an overdue live training do not
 * count.
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
