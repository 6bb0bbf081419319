import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { listLiveParticipants } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import type { Running } from '../use-running.ts';
import { type Joinable, joinableOf } from './use-add-to.ts';

const EARLY_MS = 10 * 60_000;
const STEP_MS = 5 * 60_000;
const LOOK_EVERY = 30_000;

export interface Coming {
  readonly people: readonly { readonly userId: number; readonly name: string; readonly isBooked: boolean }[];
  readonly outsidersTo: Joinable | undefined;
  readonly ofEnded: ReadonlySet<number>;
}

const none: Coming = { people: [], outsidersTo: undefined, ofEnded: new Set() };

const only = (running: readonly Running[], kind: Running['kind']) => {
  const [first, second] = running.filter((one) => one.kind === kind);
  return second === undefined ? first : undefined;
};

const inRoom = (room: number | null, watched: number | null) => room === null || watched === null || room === watched;

export function useComing(clubId: ClubId, roomId: DisplayGroupId | null, running: readonly Running[]): Coming {
  const [training, runningClass] = [only(running, 'training'), only(running, 'class')];
  const now = useNow().getTime();
  const from = Math.floor(now / STEP_MS) * STEP_MS;
  const query = {
    Begin: new Date(from).toISOString(),
    End: new Date(from + EARLY_MS + STEP_MS).toISOString(),
    PublishState: 'Published',
    expandDates: 'true',
    ...(roomId === null ? {} : { DisplayGroupId: String(roomId) }),
  } as const;
  const found = useCall(listClasses, { params: { id: clubId }, query }, { quiet: true, staleTime: STEP_MS });
  const sessions = useCall(
    listClassSessions,
    { params: { id: clubId } },
    { quiet: true, enabled: found.data?.data.length !== 0 },
  );
  // An ended session expects no members, even though it may be restarted.
  const endedOnes = (sessions.data ?? []).filter(({ State, StoppedAt }) => State !== 'Running' && StoppedAt !== null);
  const ended = new Set(endedOnes.map(({ ClassId }) => ClassId));
  const classes = found.data?.data.filter(({ ClassId, ClassEnd }) => !ended.has(ClassId) && Date.parse(ClassEnd) > now);
  const [first, second] = classes ?? [];
  const ofTheHour = first !== undefined && second === undefined ? first : undefined;
  const classId = runningClass?.classId ?? ofTheHour?.ClassId;
  const className = runningClass?.name ?? ofTheHour?.Name ?? '';
  const seats = useCall(
    listParticipants,
    { params: { id: classId ?? 0 } },
    { enabled: classId !== undefined, pollEvery: LOOK_EVERY },
  );
  const parts = useCall(
    listLiveParticipants,
    { params: { id: training?.id ?? 0 } },
    { enabled: training !== undefined, pollEvery: LOOK_EVERY },
  );
  const booked = (classId === undefined ? undefined : seats.data)?.map(({ UserId, Nickname, State }) => ({
    userId: UserId,
    name: Nickname,
    isBooked: State === 'Booked',
  }));
  const takingPart = (training === undefined ? undefined : parts.data)?.map(({ UserId, Nickname }) => ({
    userId: UserId,
    name: Nickname,
    isBooked: true,
  }));
  if (booked === undefined && takingPart === undefined) return none;
  const seen = new Set(takingPart?.map(({ userId }) => userId));
  const people = [...(takingPart ?? []), ...(booked ?? []).filter(({ userId }) => !seen.has(userId))];
  const isAlone = running.length < 2 && classes?.every(({ ClassId }) => ClassId === classId && !training) === true;
  const isHere = running.every((one) => one.roomId === roomId);
  const ofEnded = new Set(
    endedOnes
      .filter((one) => one.ClassId !== classId && Date.parse(one.End) > now && inRoom(one.DisplayGroupId, roomId))
      .flatMap(({ ParticipantIds }) => ParticipantIds),
  );
  const answer = (outsidersTo: Joinable | undefined): Coming => ({ people, outsidersTo, ofEnded });
  if (!isAlone || !isHere) return answer(undefined);
  if (classId !== undefined) {
    const isLed = sessions.data?.every((one) => one.ClassId !== classId || one.NotStartable !== 'ClassSessionNoTrainer') === true;
    return answer(booked && (runningClass || isLed) ? { kind: 'class', id: classId, name: className } : undefined);
  }
  const isFull = training !== undefined && training.max !== null && (takingPart?.length ?? 0) >= training.max;
  // Members may train without joining, so they are added only to a training that a member joined (decision 0050).
  return answer(training && !isFull && people.length > 0 ? joinableOf(training) : undefined);
}
