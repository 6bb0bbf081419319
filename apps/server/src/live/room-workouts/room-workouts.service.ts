import { classDeleted } from '@clubpulse/contract/calendar/calendar.events';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import type {
  leadWorkoutSchema,
  RoomWorkout,
  RoomWorkoutId,
  RunState,
  startWorkoutSchema,
  WorkoutContent,
} from '@clubpulse/contract/live/room-workouts/room-workouts';
import { idSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { isFollowed } from '@clubpulse/rules/live/room-results/results';
import { expiresAt, ranSince, withRan } from '@clubpulse/rules/live/room-workouts/ran';
import { applyLeadAct, initialRun, isExpired, isRunning, repeats, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { beforeWall, runsForClass } from '@clubpulse/rules/live/walls/before-wall';
import { z } from 'zod';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob, queueOnce } from '../../platform/jobs/jobs.store.ts';
import type { Begun } from '../class-sessions/public.ts';
import { endOf } from '../group-trainings/public.ts';
import { endScene } from '../scenes/public.ts';
import { bringingNow, chosen, contentOf, type Parts, type Ready } from './room-workout-content.service.ts';
import { changed, end, endOne, endWith, leaveRooms, sessionsOf } from './room-workout-ends.service.ts';
import { type Bringing, isWorkoutOfClass, leftOfEnded } from './room-workouts.facts.ts';
import * as store from './room-workouts.store.ts';

export type RoomWorkouts = ReturnType<typeof createRoomWorkouts>;

interface NewInRoom {
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: WorkoutContent;
  readonly ofClass?: Bringing;
}

const OVER_JOB = 'room-workout-over';

/** A workout that ends within this time counts as not started: eight seconds (decision 0078) plus network delay. */
const TAKEN_BACK_MS = 10_000;

export function createRoomWorkouts(options: Parts) {
  const parts: Ready = { led: [], now: () => new Date(), ...options };
  const over = job(
    OVER_JOB,
    z.object({ RoomWorkoutId: idSchema }),
    ({ RoomWorkoutId }) =>
      parts.db.transaction().execute(async (trx) => {
        const workout = await store.lockWorkout(trx, null, RoomWorkoutId);
        if (!workout) return;
        if (runs(parts, workout)) return willBeOver(trx, workout, workout);
        await endOne(parts, trx, RoomWorkoutId);
      }),
    {
      atStart: async () => {
        for (const workout of await store.allWorkouts(parts.db)) {
          const due = overJob(workout, workout);
          if (due) await queueOnce(parts.db, due);
        }
      },
    },
  );
  return {
    ...bindActs(parts, {
      ofClub,
      contentOf,
      chosen,
      startIn,
      joinClass,
      setBehindWall,
      inRoom,
      began,
      begin,
      start,
      lead,
      stop,
      endWith,
      endLeft,
      leaveRooms,
    }),
    jobs: [over],
    listeners: [on(classDeleted, 'room-workouts', () => endLeft(parts))] satisfies readonly Listener[],
  };
}

const runs = ({ now }: Ready, workout: RoomWorkout) => !isExpired(stepsOf(workout.Content), workout, now().getTime());

const ofClub = async (parts: Ready, clubId: ClubId) =>
  (await store.workoutsOfClub(parts.db, clubId)).filter((workout) => runs(parts, workout));

function overJob({ RoomWorkoutId: id, Content }: Pick<RoomWorkout, 'RoomWorkoutId' | 'Content'>, state: RunState) {
  const steps = stepsOf(Content);
  if (repeats(steps)) return undefined;
  const runAt = new Date(expiresAt(steps, state));
  return { task: OVER_JOB, payload: { RoomWorkoutId: id }, key: `${OVER_JOB}:${id}`, runAt };
}

async function willBeOver(trx: Queryable, workout: RoomWorkout, state: RunState) {
  const over = overJob(workout, state);
  if (over) await queueJob(trx, over);
}

/** Ends workouts whose class was deleted or ended while they started. This is rare, so one query covers all clubs. */
const endLeft = async (parts: Ready): Promise<void> =>
  runEachIsolated(await leftOfEnded(parts.db), (id) => parts.db.transaction().execute((trx) => endOne(parts, trx, id)));

const isOnlyRoom = async ({ rooms }: Ready, clubId: ClubId, via?: Queryable) => (await rooms.ofClub(clubId, via)).length === 1;

async function inRoom(parts: Ready, clubId: ClubId, roomId: number | null): Promise<RoomWorkout | undefined> {
  const running = await ofClub(parts, clubId);
  if (roomId !== null || running.length === 0) return running.find(({ DisplayGroupId }) => DisplayGroupId === roomId);
  return (await isOnlyRoom(parts, clubId)) ? running[0] : undefined;
}

async function groupIn(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  roomId: DisplayGroupId,
  brings?: Bringing,
): Promise<GroupTrainingId | null> {
  const sessions = await sessionsOf(parts, clubId, trx);
  const session = brings ? runsForClass(sessions, roomId, brings, parts.now()) : beforeWall(sessions, roomId);
  const id = session?.groupId ?? null;
  // Does not wait for a transaction that ends the group training: `endLeft` follows within a minute.
  return id !== null && (await endOf(trx, id)) === null ? id : null;
}

async function startIn(
  parts: Ready,
  trx: Queryable,
  ClubId: ClubId,
  { DisplayGroupId, Content, ofClass }: NewInRoom,
): Promise<RoomWorkout | Refusal> {
  const { now } = parts;
  const foreign = await refuseForeignRoom(trx, ClubId, DisplayGroupId);
  if (foreign) return foreign;
  const before = await store.lockOfRoom(trx, DisplayGroupId);
  if (before && isRunning(stepsOf(before.Content), before, now().getTime())) return refuse('RoomWorkoutRunning');
  if (before) await end(parts, trx, before);
  const brings = ofClass ?? (await bringingNow(parts, trx, ClubId, DisplayGroupId, Content));
  const GroupTrainingId = await groupIn(parts, trx, ClubId, DisplayGroupId, brings);
  const workout = await store.insertWorkout(trx, { ClubId, DisplayGroupId, Content, GroupTrainingId }, initialRun(now()));
  await willBeOver(trx, workout, workout);
  if (brings && !ofClass && Content.Kind === 'Circuit')
    await store.insertPress(trx, workout, { ...brings, BridgeWorkoutId: Content.Circuit.BridgeWorkoutId });
  // In a club with only one room, also ends a summary or ranking shown in all rooms.
  await endScene(trx, ClubId, (await isOnlyRoom(parts, ClubId, trx)) ? null : DisplayGroupId, now());
  await changed(trx, ClubId);
  return workout;
}

/** Gives the starting class the workout that runs in the room. Undefined when the room runs another workout. */
async function joinClass(
  parts: Ready,
  trx: Queryable,
  { ClubId, DisplayGroupId, ...brings }: Begun,
): Promise<RoomWorkoutId | undefined> {
  const workout = DisplayGroupId === null ? undefined : await store.lockOfRoom(trx, DisplayGroupId);
  if (!workout || !runs(parts, workout) || !(await isWorkoutOfClass(trx, workout.RoomWorkoutId, brings))) return undefined;
  const id = await groupIn(parts, trx, ClubId, workout.DisplayGroupId, brings);
  if (id !== null) await store.saveGroup(trx, workout.RoomWorkoutId, id);
  return workout.RoomWorkoutId;
}

async function setBehindWall(
  { rooms }: Ready,
  trx: Queryable,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
  isBehind: boolean,
): Promise<void> {
  const [only, another] = roomId === null ? await rooms.ofClub(clubId, trx) : [];
  const room = roomId ?? (another === undefined ? only?.DisplayGroupId : undefined);
  if (room !== undefined) await store.saveBehindWall(trx, room, isBehind);
}

const began = ({ db }: Ready, id: RoomWorkoutId) => store.beganIn(db, id);

async function begin(
  parts: Ready,
  { ClubId, DisplayGroupId }: { readonly ClubId: ClubId; readonly DisplayGroupId: number | null },
  userId: number,
  { RoomWorkoutId: id, Station }: z.output<typeof setOwnStation.body>,
): Promise<Refusal | undefined> {
  if ((await inRoom(parts, ClubId, DisplayGroupId))?.RoomWorkoutId !== id) return refuse('NotFound');
  return parts.db.transaction().execute(async (trx) => {
    const workout = await store.lockWorkout(trx, ClubId, id);
    if (!workout || !runs(parts, workout) || workout.Content.Kind !== 'Circuit') return refuse('NotFound');
    if (Station !== null && Station > workout.Content.Circuit.Stations.length) return refuse('NotFound');
    await store.saveBegan(trx, id, userId, Station);
    await changed(trx, ClubId);
    return undefined;
  });
}

async function start(
  parts: Ready,
  ClubId: ClubId,
  { DisplayGroupId, Content: choice }: z.output<typeof startWorkoutSchema>,
  key?: RequestKey,
): Promise<RoomWorkout | Refusal> {
  const Content = await chosen(parts, ClubId, choice, DisplayGroupId);
  if (isRefusal(Content)) return Content;
  return refusedBy({ room_workouts_room: refuse('RoomWorkoutRunning') }, () =>
    transactOnce<RoomWorkout>(parts.db, key, (trx) => startIn(parts, trx, ClubId, { DisplayGroupId, Content })),
  );
}

function lead(
  parts: Ready,
  clubId: ClubId,
  id: RoomWorkoutId,
  { Act: act, Step: step }: z.output<typeof leadWorkoutSchema>,
  key?: RequestKey,
): Promise<RoomWorkout | Refusal> {
  return transactOnce<RoomWorkout>(parts.db, key, async (trx) => {
    const workout = await store.lockWorkout(trx, clubId, id);
    if (!workout || !runs(parts, workout)) return refuse('NotFound');
    const steps = stepsOf(workout.Content);
    const at = parts.now();
    const state = applyLeadAct(steps, workout, { act, step }, at);
    if (state === workout) return workout;
    const isStored = isFollowed(workout.Content);
    const ran = isStored ? withRan((await store.trailOf(trx, id)).Ran, ranSince(steps, workout, at.getTime())) : [];
    await store.saveState(trx, id, state, ran);
    await willBeOver(trx, workout, state);
    await changed(trx, clubId);
    return { ...workout, ...state, Version: workout.Version + 1 };
  });
}

const stop = (parts: Ready, clubId: ClubId, id: RoomWorkoutId): Promise<Refusal | undefined> =>
  parts.db.transaction().execute(async (trx) => {
    const workout = await store.lockWorkout(trx, clubId, id);
    if (!workout) return refuse('NotFound');
    const { Begin } = await store.trailOf(trx, id);
    if (parts.now().getTime() - Begin.getTime() < TAKEN_BACK_MS) await store.deletePress(trx, id);
    await end(parts, trx, workout);
    await changed(trx, clubId);
    return undefined;
  });
