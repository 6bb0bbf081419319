import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';

/** People come so long before it begins. */
const EARLY_MS = 10 * 60_000;
/** One question for so long, whatever the minute. */
const STEP_MS = 5 * 60_000;
const LOOK_EVERY = 30_000;

export interface ClassNow {
  readonly classId: number;
  /** Whoever comes into the room comes for this class: nothing else is on or about to begin there. */
  readonly asksStrangers: boolean;
  readonly people: readonly { readonly userId: number; readonly name: string; readonly isBooked: boolean }[];
}

/** A class before a wall; room null: all of them. */
export interface RunningClass {
  readonly classId: number;
  readonly roomId: number | null;
}

/**
 * The class of the room (of the club, without one) that people come to now, and who booked it: the one that runs before the wall, else
 * the one of the hour; undefined when there is none, or several.
 */
export function useClassNow(clubId: number, roomId: number | null, runningClass: RunningClass | undefined): ClassNow | undefined {
  const from = Math.floor(useNow().getTime() / STEP_MS) * STEP_MS;
  const query = {
    Begin: new Date(from).toISOString(),
    End: new Date(from + EARLY_MS + STEP_MS).toISOString(),
    PublishState: 'Published',
    expandDates: 'true',
    ...(roomId === null ? {} : { DisplayGroupId: String(roomId) }),
  } as const;
  const found = useCall(listClasses, { params: { id: clubId }, query }, { quiet: true, staleTime: STEP_MS });
  const [only, second] = found.data?.data ?? [];
  const ofTheHour = only !== undefined && second === undefined ? only.ClassId : undefined;
  const classId = runningClass?.classId ?? ofTheHour;
  const isAlone = found.data?.data.every(({ ClassId }) => ClassId === classId) === true;
  const asksStrangers = isAlone && (runningClass === undefined || runningClass.roomId === roomId);
  const { data } = useCall(
    listParticipants,
    { params: { id: classId ?? 0 } },
    { enabled: classId !== undefined, pollEvery: LOOK_EVERY },
  );
  if (classId === undefined || data === undefined) return undefined;
  const people = data.map(({ UserId, Nickname, State }) => ({ userId: UserId, name: Nickname, isBooked: State === 'Booked' }));
  return { classId, people, asksStrangers };
}
