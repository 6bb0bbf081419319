import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RoomWorkout, RoomWorkoutId } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { isFollowed } from '@clubpulse/rules/live/room-results/results';
import { ranSince, ranUntil, withRan } from '@clubpulse/rules/live/room-workouts/ran';
import { isExpired, isWaiting, repeats, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import type { Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import type { OnRoomLeft } from '../class-sessions/public.ts';
import { endOf } from '../group-trainings/public.ts';
import type { OnSessionEnded } from '../live-trainings/public.ts';
import type { Ready } from './room-workout-content.service.ts';
import * as store from './room-workouts.store.ts';

export const changed = (trx: Queryable, clubId: ClubId) => notify(trx, 'clubpulse_club', clubId);

/** The end of the workout, also an automatic end while the server was offline. Undefined while the workout runs. */
export async function overSince(
  { led: leading }: Ready,
  trx: Queryable,
  { GroupTrainingId: id, Begin }: store.Trail,
): Promise<Date | undefined> {
  if (id === null) return undefined;
  const ends = [(await endOf(trx, id)) ?? undefined];
  for (const one of leading) ends.push(await one.overSince?.(id, trx));
  return ends.find((one) => one !== undefined && one > Begin);
}

/** Ends the workout at `at`, or earlier at the end of the group training in which it started. */
export async function end(parts: Ready, trx: Queryable, workout: RoomWorkout, at = parts.now()): Promise<void> {
  const { RoomWorkoutId: id, DisplayGroupId, Content } = workout;
  const trail = await store.trailOf(trx, id);
  await store.deleteWorkout(trx, id);
  if (!isFollowed(Content)) return;
  const until = Math.min(at.getTime(), ((await overSince(parts, trx, trail)) ?? at).getTime());
  const steps = stepsOf(Content);
  const isForgotten = isExpired(steps, workout, until);
  const since = ranSince(steps, workout, until).filter(({ Step }) => !isForgotten || steps[Step]?.ms !== null);
  const Ran = withRan(ranUntil(trail.Ran, until), since);
  const End = new Date(Ran.at(-1)?.To ?? trail.Begin.getTime());
  await parts.results.keep(trx, { ClubId: trail.ClubId, DisplayGroupId, Content, Ran, Begin: trail.Begin, End });
}

export async function sessionsOf({ led: leading }: Ready, clubId: ClubId, via: Queryable): Promise<RoomSession[]> {
  const sessions: RoomSession[] = [];
  for (const { running } of leading) sessions.push(...(await running(clubId, via)));
  return sessions;
}

/**
 * Ends the workouts of an ended session, except slides. If staff ended it, paused or waiting workouts end too, unless another
 * trainer leads in the room.
 */
export async function endWith(
  parts: Ready,
  trx: Queryable,
  { ClubId, DisplayGroupId, GroupTrainingId, StoppedAt, IsByPress }: Parameters<OnSessionEnded>[1],
): Promise<void> {
  for (const workout of GroupTrainingId === null ? [] : await store.lockBegunIn(trx, GroupTrainingId))
    if (!repeats(stepsOf(workout.Content))) await end(parts, trx, workout, StoppedAt);
  if (!IsByPress) return;
  const sessions = await sessionsOf(parts, ClubId, trx);
  const isLed = (roomId: number) => sessions.some((one) => one.roomId === null || one.roomId === roomId);
  const places = DisplayGroupId === null ? await store.roomsWith(trx, ClubId) : [DisplayGroupId];
  for (const room of places.filter((one) => !isLed(one))) {
    const workout = await store.lockOfRoom(trx, room);
    if (workout && isWaiting(stepsOf(workout.Content), workout, parts.now().getTime())) await end(parts, trx, workout);
  }
}

export async function leaveRooms(
  parts: Ready,
  trx: Queryable,
  { ClubId, DisplayGroupId: place, GroupTrainingId }: Parameters<OnRoomLeft>[1],
): Promise<void> {
  if (place === null || GroupTrainingId === null) return;
  const begunIn = await store.lockBegunIn(trx, GroupTrainingId);
  const left = begunIn.filter(({ DisplayGroupId, Content }) => DisplayGroupId !== place && !repeats(stepsOf(Content)));
  for (const workout of left) await end(parts, trx, workout);
  if (left.length > 0) await changed(trx, ClubId);
}

export async function endOne(parts: Ready, trx: Queryable, id: RoomWorkoutId): Promise<void> {
  const workout = await store.lockWorkout(trx, null, id);
  if (!workout) return;
  const { ClubId } = await store.trailOf(trx, id);
  await end(parts, trx, workout);
  await changed(trx, ClubId);
}
