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
  WorkoutChoice,
  WorkoutContent,
} from '@clubpulse/contract/live/room-workouts/room-workouts';
import { idSchema, type Language, languageSchema } from '@clubpulse/contract/scalars';
import type { GroupTrainingId } from '@clubpulse/contract/training/trainings';
import { isFollowed } from '@clubpulse/rules/live/room-results/results';
import { goneFrom, ranSince, ranUntil, withRan } from '@clubpulse/rules/live/room-workouts/ran';
import { begun, goesRound, isGone, isRunning, isWaiting, led, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { beforeWall, type RoomSession, runsForClass } from '@clubpulse/rules/live/walls/before-wall';
import { z } from 'zod';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { type Rooms, refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { type Listener, on } from '../../platform/events/listeners.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob, queueOnce } from '../../platform/jobs/jobs.store.ts';
import type { CircuitsService } from '../../workouts/circuits/public.ts';
import type { FlowsService } from '../../workouts/flows/public.ts';
import type { SlideshowsService } from '../../workouts/slideshows/public.ts';
import type { TimersService } from '../../workouts/timers/public.ts';
import type { Begun, LeavesToo } from '../class-sessions/public.ts';
import { endOf } from '../group-trainings/public.ts';
import type { EndsToo } from '../live-trainings/public.ts';
import type { RoomResults } from '../room-results/public.ts';
import { endScene } from '../scenes/public.ts';
import { type Bringing, bringing, isWorkoutOfClass, leftOfEnded } from './room-workouts.facts.ts';
import * as store from './room-workouts.store.ts';

export type RoomWorkouts = ReturnType<typeof createRoomWorkouts>;

interface Leading {
  running(clubId: ClubId, via: Queryable): Promise<RoomSession[]>;
  overSince?(id: GroupTrainingId, via: Queryable): Promise<Date | undefined>;
}

interface Parts {
  readonly db: Database;
  readonly rooms: Pick<Rooms, 'ofClub'>;
  readonly clubs: Pick<Clubs, 'facts'>;
  readonly circuits: Pick<CircuitsService, 'clubOf' | 'content' | 'isPublished'>;
  readonly timers: Pick<TimersService, 'get'>;
  readonly flows: Pick<FlowsService, 'get'>;
  readonly slideshows: Pick<SlideshowsService, 'get'>;
  readonly results: Pick<RoomResults, 'keep'>;
  readonly led?: readonly Leading[];
  readonly now?: () => Date;
}

interface NewInRoom {
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: WorkoutContent;
  readonly ofClass?: Bringing;
}

const OVER_JOB = 'room-workout-over';
/**
 * An end within this time reverts the start, and the class may still start its circuit: eight seconds (decision 0078) plus network
 * time.
 */
const TAKEN_BACK_MS = 10_000;

export function createRoomWorkouts({
  db,
  rooms,
  clubs,
  circuits,
  timers,
  flows,
  slideshows,
  results,
  led: leading = [],
  now = () => new Date(),
}: Parts) {
  const runs = (workout: RoomWorkout) => !isGone(stepsOf(workout.Content), workout, now().getTime());
  const ofClub = async (clubId: ClubId) => (await store.workoutsOfClub(db, clubId)).filter(runs);
  const changed = (trx: Queryable, clubId: ClubId) => notify(trx, 'clubpulse_club', clubId);

  function overJob({ RoomWorkoutId: id, Content }: Pick<RoomWorkout, 'RoomWorkoutId' | 'Content'>, state: RunState) {
    const steps = stepsOf(Content);
    if (goesRound(steps)) return undefined;
    const runAt = new Date(goneFrom(steps, state));
    return { task: OVER_JOB, payload: { RoomWorkoutId: id }, key: `${OVER_JOB}:${id}`, runAt };
  }
  const willBeOver = async (trx: Queryable, workout: RoomWorkout, state: RunState) => {
    const over = overJob(workout, state);
    if (over) await queueJob(trx, over);
  };

  /** End of the group training in which it began; also when the server was offline then. */
  async function overSince(trx: Queryable, { GroupTrainingId: id, Begin }: store.Trail): Promise<Date | undefined> {
    if (id === null) return undefined;
    const ends = [(await endOf(trx, id)) ?? undefined];
    for (const one of leading) ends.push(await one.overSince?.(id, trx));
    return ends.find((one) => one !== undefined && one > Begin);
  }

  /** Removes the workout from the room and stores its run, up to the end of the group training in which it began. */
  async function end(trx: Queryable, workout: RoomWorkout, at = now()): Promise<void> {
    const { RoomWorkoutId: id, DisplayGroupId, Content } = workout;
    const trail = await store.trailOf(trx, id);
    await store.deleteWorkout(trx, id);
    if (!isFollowed(Content)) return;
    const until = Math.min(at.getTime(), ((await overSince(trx, trail)) ?? at).getTime());
    const steps = stepsOf(Content);
    const isForgotten = isGone(steps, workout, until);
    const since = ranSince(steps, workout, until).filter(({ Step }) => !isForgotten || steps[Step]?.ms !== null);
    const Ran = withRan(ranUntil(trail.Ran, until), since);
    const End = new Date(Ran.at(-1)?.To ?? trail.Begin.getTime());
    await results.keep(trx, { ClubId: trail.ClubId, DisplayGroupId, Content, Ran, Begin: trail.Begin, End });
  }

  async function sessionsOf(clubId: ClubId, via: Queryable): Promise<RoomSession[]> {
    const sessions: RoomSession[] = [];
    for (const { running } of leading) sessions.push(...(await running(clubId, via)));
    return sessions;
  }

  /** Slides stay. An end by staff also removes workouts in the room that are paused or wait, unless another trainer leads there. */
  const endWith: EndsToo = async (trx, { ClubId, DisplayGroupId, GroupTrainingId, StoppedAt, IsByPress }) => {
    for (const workout of GroupTrainingId === null ? [] : await store.lockBegunIn(trx, GroupTrainingId))
      if (!goesRound(stepsOf(workout.Content))) await end(trx, workout, StoppedAt);
    if (!IsByPress) return;
    const sessions = await sessionsOf(ClubId, trx);
    const isLed = (roomId: number) => sessions.some((one) => one.roomId === null || one.roomId === roomId);
    const places = DisplayGroupId === null ? await store.roomsWith(trx, ClubId) : [DisplayGroupId];
    for (const room of places.filter((one) => !isLed(one))) {
      const workout = await store.lockOfRoom(trx, room);
      if (workout && isWaiting(stepsOf(workout.Content), workout, now().getTime())) await end(trx, workout);
    }
  };

  const leaveRooms: LeavesToo = async (trx, { ClubId, DisplayGroupId: place, GroupTrainingId }) => {
    if (place === null || GroupTrainingId === null) return;
    const begunIn = await store.lockBegunIn(trx, GroupTrainingId);
    const left = begunIn.filter(({ DisplayGroupId, Content }) => DisplayGroupId !== place && !goesRound(stepsOf(Content)));
    for (const workout of left) await end(trx, workout);
    if (left.length > 0) await changed(trx, ClubId);
  };

  /** For a deleted class, or a workout begun at the moment of the end. Rare, so one query covers all clubs. */
  const endLeft = async (): Promise<void> =>
    runEachIsolated(await leftOfEnded(db), (id) => db.transaction().execute((trx) => endOne(trx, id)));

  async function endOne(trx: Queryable, id: RoomWorkoutId): Promise<void> {
    const workout = await store.lockWorkout(trx, null, id);
    if (!workout) return;
    const { ClubId } = await store.trailOf(trx, id);
    await end(trx, workout);
    await changed(trx, ClubId);
  }

  const over = job(
    OVER_JOB,
    z.object({ RoomWorkoutId: idSchema }),
    ({ RoomWorkoutId }) =>
      db.transaction().execute(async (trx) => {
        const workout = await store.lockWorkout(trx, null, RoomWorkoutId);
        if (!workout) return;
        if (runs(workout)) return willBeOver(trx, workout, workout);
        await endOne(trx, RoomWorkoutId);
      }),
    {
      atStart: async () => {
        for (const workout of await store.allWorkouts(db)) {
          const due = overJob(workout, workout);
          if (due) await queueOnce(db, due);
        }
      },
    },
  );

  async function contentOf(clubId: ClubId, choice: WorkoutChoice): Promise<WorkoutContent | Refusal> {
    if (choice.Kind === 'Quick') return choice;
    const language: Language = languageSchema.catch('en').parse((await clubs.facts(clubId))?.Language);
    if (choice.Kind === 'Circuit') {
      if ((await circuits.clubOf(choice.BridgeWorkoutId)) !== clubId) return unknown('BridgeWorkoutId');
      const content = await circuits.content(choice.BridgeWorkoutId, language);
      if (isRefusal(content)) return content;
      const { Steps: _computed, ...Circuit } = content;
      return { Kind: 'Circuit', Circuit };
    }
    if (choice.Kind === 'Timer') {
      const Timer = await timers.get(clubId, choice.TimerId, language);
      return isRefusal(Timer) ? unknown('TimerId') : { Kind: 'Timer', Timer };
    }
    if (choice.Kind === 'Slideshow') {
      const found = await slideshows.get(clubId, choice.SlideshowId);
      if (isRefusal(found)) return unknown('SlideshowId');
      const { RowVersion: _saved, ...Slideshow } = found;
      return { Kind: 'Slideshow', Slideshow };
    }
    const found = await flows.get(clubId, choice.IntensityFlowId);
    if (isRefusal(found)) return unknown('IntensityFlowId');
    const { RowVersion: _saved, ...Flow } = found;
    return { Kind: 'Flow', Flow };
  }

  /** Only published content can be chosen. Planned content and the circuit of a class start nevertheless. */
  async function chosen(clubId: ClubId, choice: WorkoutChoice, roomId?: DisplayGroupId): Promise<WorkoutContent | Refusal> {
    const content = await contentOf(clubId, choice);
    if (isRefusal(content)) return content;
    if (choice.Kind === 'Circuit' && !(await circuits.isPublished(choice.BridgeWorkoutId))) {
      const brings = roomId === undefined ? undefined : await bringingNow(db, clubId, roomId, content);
      return brings === undefined ? unknown('BridgeWorkoutId') : content;
    }
    if (content.Kind === 'Timer' && content.Timer.Published === false) return unknown('TimerId');
    return content.Kind === 'Flow' && content.Flow.Published === false ? unknown('IntensityFlowId') : content;
  }

  const isOnlyRoom = async (clubId: ClubId, via?: Queryable) => (await rooms.ofClub(clubId, via)).length === 1;
  async function inRoom(clubId: ClubId, roomId: number | null): Promise<RoomWorkout | undefined> {
    const running = await ofClub(clubId);
    if (roomId !== null || running.length === 0) return running.find(({ DisplayGroupId }) => DisplayGroupId === roomId);
    return (await isOnlyRoom(clubId)) ? running[0] : undefined;
  }

  const bringingNow = async (trx: Queryable, ClubId: ClubId, DisplayGroupId: DisplayGroupId, content: WorkoutContent) =>
    content.Kind === 'Circuit'
      ? bringing(trx, { ClubId, DisplayGroupId, BridgeWorkoutId: content.Circuit.BridgeWorkoutId }, now())
      : undefined;

  async function groupIn(
    trx: Queryable,
    clubId: ClubId,
    roomId: DisplayGroupId,
    brings?: Bringing,
  ): Promise<GroupTrainingId | null> {
    const sessions = await sessionsOf(clubId, trx);
    const session = brings ? runsForClass(sessions, roomId, brings, now()) : beforeWall(sessions, roomId);
    const id = session?.groupId ?? null;
    // Does not wait for a transaction that ends the group training: the next tick (`endLeft`) ends such a workout.
    return id !== null && (await endOf(trx, id)) === null ? id : null;
  }

  async function startIn(
    trx: Queryable,
    ClubId: ClubId,
    { DisplayGroupId, Content, ofClass }: NewInRoom,
  ): Promise<RoomWorkout | Refusal> {
    const foreign = await refuseForeignRoom(trx, ClubId, DisplayGroupId);
    if (foreign) return foreign;
    const before = await store.lockOfRoom(trx, DisplayGroupId);
    if (before && isRunning(stepsOf(before.Content), before, now().getTime())) return refuse('RoomWorkoutRunning');
    if (before) await end(trx, before);
    const brings = ofClass ?? (await bringingNow(trx, ClubId, DisplayGroupId, Content));
    const GroupTrainingId = await groupIn(trx, ClubId, DisplayGroupId, brings);
    const workout = await store.insertWorkout(trx, { ClubId, DisplayGroupId, Content, GroupTrainingId }, begun(now()));
    await willBeOver(trx, workout, workout);
    if (brings && !ofClass && Content.Kind === 'Circuit')
      await store.insertPress(trx, workout, { ...brings, BridgeWorkoutId: Content.Circuit.BridgeWorkoutId });
    // Ends a summary or ranking on the screens. With only one room, also for all rooms.
    await endScene(trx, ClubId, (await isOnlyRoom(ClubId, trx)) ? null : DisplayGroupId, now());
    await changed(trx, ClubId);
    return workout;
  }

  /**
   * Assigns a running circuit to its class when that starts; at its hour, without the class, to what leads then. Undefined when the
   * room runs something else.
   */
  async function joinClass(trx: Queryable, { ClubId, DisplayGroupId, ...brings }: Begun): Promise<RoomWorkoutId | undefined> {
    const workout = DisplayGroupId === null ? undefined : await store.lockOfRoom(trx, DisplayGroupId);
    if (!workout || !runs(workout) || !(await isWorkoutOfClass(trx, workout.RoomWorkoutId, brings))) return undefined;
    const id = await groupIn(trx, ClubId, workout.DisplayGroupId, brings);
    if (id !== null) await store.saveGroup(trx, workout.RoomWorkoutId, id);
    return workout.RoomWorkoutId;
  }

  return {
    ofClub,
    contentOf,
    chosen,
    startIn,
    joinClass,

    async setBehindWall(trx: Queryable, clubId: ClubId, roomId: DisplayGroupId | null, isBehind: boolean): Promise<void> {
      const [only, another] = roomId === null ? await rooms.ofClub(clubId, trx) : [];
      const room = roomId ?? (another === undefined ? only?.DisplayGroupId : undefined);
      if (room !== undefined) await store.saveBehindWall(trx, room, isBehind);
    },

    async of(clubId: ClubId, roomId: number | null): Promise<RoomWorkout | undefined> {
      return inRoom(clubId, roomId);
    },
    began: (id: RoomWorkoutId) => store.beganIn(db, id),

    async begin(
      { ClubId, DisplayGroupId }: { readonly ClubId: ClubId; readonly DisplayGroupId: number | null },
      userId: number,
      { RoomWorkoutId: id, Station }: z.output<typeof setOwnStation.body>,
    ): Promise<Refusal | undefined> {
      if ((await inRoom(ClubId, DisplayGroupId))?.RoomWorkoutId !== id) return refuse('NotFound');
      return db.transaction().execute(async (trx) => {
        const workout = await store.lockWorkout(trx, ClubId, id);
        if (!workout || !runs(workout) || workout.Content.Kind !== 'Circuit') return refuse('NotFound');
        if (Station !== null && Station > workout.Content.Circuit.Stations.length) return refuse('NotFound');
        await store.saveBegan(trx, id, userId, Station);
        await changed(trx, ClubId);
        return undefined;
      });
    },

    async start(
      ClubId: ClubId,
      { DisplayGroupId, Content: choice }: z.output<typeof startWorkoutSchema>,
      key?: RequestKey,
    ): Promise<RoomWorkout | Refusal> {
      const Content = await chosen(ClubId, choice, DisplayGroupId);
      if (isRefusal(Content)) return Content;
      return refusedBy({ room_workouts_room: refuse('RoomWorkoutRunning') }, () =>
        transactOnce<RoomWorkout>(db, key, (trx) => startIn(trx, ClubId, { DisplayGroupId, Content })),
      );
    },

    lead(
      clubId: ClubId,
      id: RoomWorkoutId,
      { Act: act, Step: step }: z.output<typeof leadWorkoutSchema>,
      key?: RequestKey,
    ): Promise<RoomWorkout | Refusal> {
      return transactOnce<RoomWorkout>(db, key, async (trx) => {
        const workout = await store.lockWorkout(trx, clubId, id);
        if (!workout || !runs(workout)) return refuse('NotFound');
        const steps = stepsOf(workout.Content);
        const at = now();
        const state = led(steps, workout, { act, step }, at);
        if (state === workout) return workout;
        const isKept = isFollowed(workout.Content);
        const ran = isKept ? withRan((await store.trailOf(trx, id)).Ran, ranSince(steps, workout, at.getTime())) : [];
        await store.saveState(trx, id, state, ran);
        await willBeOver(trx, workout, state);
        await changed(trx, clubId);
        return { ...workout, ...state, Version: workout.Version + 1 };
      });
    },

    stop: (clubId: ClubId, id: RoomWorkoutId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const workout = await store.lockWorkout(trx, clubId, id);
        if (!workout) return refuse('NotFound');
        const { Begin } = await store.trailOf(trx, id);
        if (now().getTime() - Begin.getTime() < TAKEN_BACK_MS) await store.deletePress(trx, id);
        await end(trx, workout);
        await changed(trx, clubId);
        return undefined;
      }),

    endWith,
    endLeft,
    leaveRooms,

    jobs: [over],
    listeners: [on(classDeleted, 'room-workouts', endLeft)] satisfies readonly Listener[],
  };
}

/** The club has no such content: an on-screen workout must be selected (spec 3 section 5). */
const unknown = (field: string): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: `Content.${field}`, key: 'on-screen-workout-required' }] });
