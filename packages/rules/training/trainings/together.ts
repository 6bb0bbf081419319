import { isHeartRate } from '../../accounts/users/zones.ts';
import { TRAINING_MIN_SECONDS } from './silence.ts';
import { outside, type Span, type Stretch } from './stretches.ts';

export interface RecordedMinute {
  readonly Minute: number;
  readonly Beats: Uint8Array;
  readonly ClubId: number | null;
  readonly DisplayGroupId: number | null;
}

/** The time of a session in a room, or in all rooms (null), in Unix seconds. `end` is exclusive. The session may still run. */
export interface RoomStretch extends Span {
  readonly DisplayGroupId: number | null;
}

/** One run of a class or live training. It may have breaks and change its room (decision 0061). */
export interface ClubSession {
  readonly ClubId: number;
  readonly ran: readonly RoomStretch[];
}

const MINUTE = 60;

export interface Cut<T extends ClubSession> {
  readonly session: T;
  readonly beats: Uint8Array;
  readonly seconds: number;
  readonly isMost: boolean;
}

/** The parts of the training are in the order of the sessions and at least a minute long. */
export function cutAt<T extends ClubSession>(
  stretch: Stretch,
  minutes: readonly RecordedMinute[],
  sessions: readonly T[],
): Cut<T>[] {
  const within = minutes.filter(({ Minute, Beats }) => Minute < stretch.end && Minute + Beats.length > stretch.begin);
  // A club has thousands of sessions, so those far from the recording are left out first.
  const near = sessions.filter(({ ran }) =>
    ran.some(({ begin, end }) => begin < stretch.end + MINUTE && end > stretch.begin - MINUTE),
  );
  if (near.length === 0) return [];
  const all = count(secondsIn(within, stretch));
  return near.flatMap((session) => {
    const beats = secondsIn(recordedMinutesIn(within, session, near), stretch);
    const seconds = count(beats);
    if (seconds < TRAINING_MIN_SECONDS) return [];
    return [{ session, beats, seconds, isMost: 2 * seconds >= Math.min(all, lengthOf(timesOf(session, sessions))) }];
  });
}

/** A session in one room has precedence over one in all rooms, then the session with most seconds, then the first. */
export function mainSessionOf<T extends ClubSession>(
  stretch: Stretch,
  minutes: readonly RecordedMinute[],
  sessions: readonly T[],
): T | undefined {
  const isOfAll = ({ ran }: ClubSession) => Number(ran.every(({ DisplayGroupId }) => DisplayGroupId === null));
  const beganAt = ({ ran: [first] }: ClubSession) => first?.begin ?? 0;
  return cutAt(stretch, minutes, sessions).toSorted(
    (a, b) => isOfAll(a.session) - isOfAll(b.session) || b.seconds - a.seconds || beganAt(a.session) - beganAt(b.session),
  )[0]?.session;
}

export const trainedInEach = <T extends ClubSession>(
  stretch: Stretch,
  minutes: readonly RecordedMinute[],
  sessions: readonly T[],
): T[] => cutAt(stretch, minutes, sessions).flatMap(({ session, isMost }) => (isMost ? [session] : []));

/**
 * A second belongs to one session: a session in the room has precedence over one in all rooms, then the last started. A minute
 * has only its first room.
 */
export function recordedMinutesIn<M extends RecordedMinute>(
  minutes: readonly M[],
  session: ClubSession,
  sessions: readonly ClubSession[],
): M[] {
  const ofRoom = new Map<number | null, readonly Span[]>();
  const spansIn = (room: number | null): readonly Span[] => {
    const known = ofRoom.get(room);
    if (known) return known;
    const own = session.ran.filter(({ DisplayGroupId }) => DisplayGroupId === null || DisplayGroupId === room);
    const spans = own.flatMap((one) => ownOf(one, room, session, sessions));
    ofRoom.set(room, spans);
    return spans;
  };
  const there = sessions.filter(({ ClubId }) => ClubId === session.ClubId);
  const runsIn = (room: number | null): readonly Span[] =>
    there.flatMap(({ ran }) => ran.filter(({ DisplayGroupId }) => DisplayGroupId === room));
  const movedTo = (from: number | null, to: number | null, { Minute, Beats }: RecordedMinute): readonly Span[] => {
    if (from === null || to === null || from === to) return [];
    const isMoved = ({ ran }: ClubSession) =>
      ran.some(({ DisplayGroupId, end }) => DisplayGroupId === from && end > Minute && end < Minute + Beats.length);
    const moved = there.filter(isMoved).flatMap(({ ran }) => ran.filter(({ DisplayGroupId }) => DisplayGroupId === to));
    return outsideOf(moved, runsIn(from));
  };
  const ofClub = minutes.filter(({ ClubId }) => ClubId === session.ClubId);
  return ofClub.flatMap((minute, index) => {
    const { Minute, Beats, DisplayGroupId } = minute;
    const next = ofClub[index + 1];
    const endsAt = next?.Minute === Minute + Beats.length ? next.DisplayGroupId : DisplayGroupId;
    const moved = movedTo(DisplayGroupId, endsAt, minute);
    const spans =
      moved.length === 0
        ? spansIn(DisplayGroupId)
        : [...outsideOf(spansIn(DisplayGroupId), moved), ...inside(spansIn(endsAt), moved)];
    const within = spans.filter(({ begin, end }) => begin < Minute + Beats.length && end > Minute);
    if (within.length === 0) return [];
    const own = new Uint8Array(Beats.length);
    for (const { begin, end } of within) {
      const from = Math.max(0, begin - Minute);
      own.set(Beats.subarray(from, Math.max(from, end - Minute)), from);
    }
    return [{ ...minute, Beats: own }];
  });
}

export const timesOf = (session: ClubSession, sessions: readonly ClubSession[]): Span[] =>
  session.ran.flatMap((one) => ownOf(one, one.DisplayGroupId, session, sessions));

function ownOf(own: RoomStretch, room: number | null, session: ClubSession, sessions: readonly ClubSession[]): readonly Span[] {
  let left: readonly Span[] = [{ begin: own.begin, end: own.end }];
  for (const [index, other] of sessions.entries()) {
    if (other === session || other.ClubId !== session.ClubId) continue;
    for (const ran of other.ran) {
      const isThere = ran.DisplayGroupId === null || ran.DisplayGroupId === room;
      if (isThere && precedes(ran, own, index < sessions.indexOf(session))) left = outside(left, ran);
    }
  }
  return left;
}

function precedes(one: RoomStretch, other: RoomStretch, isFirst: boolean): boolean {
  const [isOfAll, isOtherOfAll] = [one.DisplayGroupId === null, other.DisplayGroupId === null];
  if (isOfAll !== isOtherOfAll) return isOtherOfAll;
  return one.begin === other.begin ? isFirst : one.begin > other.begin;
}

const outsideOf = (spans: readonly Span[], others: readonly Span[]): readonly Span[] =>
  others.reduce<readonly Span[]>((left, other) => outside(left, other), spans);
const inside = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap(({ begin, end }) =>
    others.flatMap((other) => {
      const both = { begin: Math.max(begin, other.begin), end: Math.min(end, other.end) };
      return both.begin < both.end ? [both] : [];
    }),
  );

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { begin, end }) => sum + end - begin, 0);

export const NAME_CHARACTERS = 100;

/** The names of the sessions, if together they cover at least half of the training. */
export function calledAfter(complete: Span, sessions: readonly (ClubSession & { readonly Name: string })[]): string {
  const idle = outsideOf(
    [complete],
    sessions.flatMap(({ ran }) => ran),
  );
  if (2 * lengthOf(idle) > complete.end - complete.begin) return '';
  const mostOf = ({ ran }: ClubSession) => ran.toSorted((a, b) => b.end - b.begin - (a.end - a.begin))[0]?.begin ?? 0;
  const names = [...new Set(sessions.toSorted((a, b) => mostOf(a) - mostOf(b)).map(({ Name }) => Name))];
  const all = names.join(' · ');
  return all.length <= NAME_CHARACTERS ? all : `${names[0]} +${names.length - 1}`;
}

function secondsIn(minutes: readonly RecordedMinute[], { begin, end }: Span): Uint8Array {
  const seconds = new Uint8Array(end - begin);
  for (const { Minute, Beats } of minutes) {
    const to = Math.min(Beats.length, end - Minute);
    for (let second = Math.max(0, begin - Minute); second < to; second++) {
      const bpm = Beats[second] ?? 0;
      if (isHeartRate(bpm)) seconds[Minute + second - begin] = bpm;
    }
  }
  return seconds;
}

function count(beats: Uint8Array): number {
  let seconds = 0;
  for (const bpm of beats) if (bpm > 0) seconds += 1;
  return seconds;
}
